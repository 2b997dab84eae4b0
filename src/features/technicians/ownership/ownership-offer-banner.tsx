import { useState } from 'react'
import { team } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { PasswordSheet } from '#components/sheet/password-sheet.tsx'
import { FactList } from '#components/fact-list.tsx'
import { DayText } from '#components/text/day-text.tsx'
import { useOffer } from './use-offer.ts'

/** For the admin whom the owner offers the company: accepts or declines. */
export function OwnershipOfferBanner() {
  const t = useT()
  const offering = useOffer()
  const timeZone = useTimeZone()
  const people = useLive(team())
  const [isAccepting, setAccepting] = useState(false)
  if (!offering?.offer || offering.offer.to !== offering.uid) return null
  const { company, offer, asked, withdraw, accept } = offering
  const owner = people?.find(({ id }) => id === company.ownerId)
  const name = owner?.name || owner?.email || t('role.owner')

  return (
    <>
      <Banner
        tone="attention"
        title={t('ownership.offered', { company: company.name })}
        action={
          <>
            <Button variant="primary" onPress={() => setAccepting(true)}>
              {t('ownership.accept')}
            </Button>
            <Button onPress={() => void withdraw()}>{t('ownership.decline')}</Button>
          </>
        }
      >
        {t('ownership.offeredNote', { name })} {t('ownership.until')}{' '}
        <DayText day={localDay(offer.expiresAt, timeZone)} />
      </Banner>
      {isAccepting && (
        <PasswordSheet
          title={t('ownership.acceptTitle')}
          submitLabel={t('ownership.become')}
          {...asked}
          run={accept}
          onDone={() => {
            setAccepting(false)
            showToast(t('ownership.acceptedToast', { company: company.name }))
          }}
          onClose={() => setAccepting(false)}
        >
          <FactList
            facts={[
              t('ownership.youBecome'),
              t('ownership.theyStay', { name }),
              t('ownership.allStays'),
            ]}
          />
        </PasswordSheet>
      )}
    </>
  )
}
