import { useState } from 'react'
import { PasswordSheet } from '#components/sheet/password-sheet.tsx'
import { FactList } from '#components/fact-list.tsx'
import { DayText } from '#components/text/day-text.tsx'
import { useTimeZone } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useOffer } from './use-offer.ts'

/** For the owner, on the page of an active admin: offers them the company, or withdraws the offer. */
export function TransferCard({ person }: { person: User }) {
  const t = useT()
  const offering = useOffer()
  const timeZone = useTimeZone()
  const [isOffering, setOffering] = useState(false)
  if (!offering) return null
  const { offer, asked, withdraw, make } = offering
  const isOffered = offer?.to === person.id
  const name = person.name || person.email

  return (
    <Card
      title={t('ownership.title')}
      actions={
        isOffered ? (
          <Button onPress={() => void withdraw()}>{t('ownership.withdraw')}</Button>
        ) : (
          <Button onPress={() => setOffering(true)}>{t('ownership.transfer')}</Button>
        )
      }
    >
      {isOffered ? (
        <p>
          {t('ownership.waiting', { name })} {t('ownership.until')}{' '}
          <DayText day={localDay(offer.expiresAt, timeZone)} />
        </p>
      ) : (
        <p>{t(offer ? 'ownership.offeredElsewhere' : 'ownership.about', { name })}</p>
      )}
      {isOffering && (
        <PasswordSheet
          title={t('ownership.transferTitle', { name })}
          submitLabel={t('ownership.offer')}
          {...asked}
          run={(password) => make(password, person.id)}
          onDone={() => {
            setOffering(false)
            showToast(t('ownership.offeredToast', { name }))
          }}
          onClose={() => setOffering(false)}
        >
          <FactList
            facts={[
              t('ownership.mustAccept', { name }),
              t('ownership.theyBecome', { name }),
              t('ownership.youStay'),
            ]}
          />
        </PasswordSheet>
      )}
    </Card>
  )
}
