import { useState } from 'react'
import { team } from '#data/index.ts'
import { useData, useLive, useMutate, useSession, useTimeZone } from '#data/react.ts'
import { openOffer } from '#domain/members/open-offer.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { DayText } from '#components/text/day-text.tsx'
import { ConfirmOwnershipSheet } from './confirm-ownership-sheet.tsx'

/** For the admin whom the owner offers the company: accepts or declines. */
export function OwnershipOfferBanner() {
  const t = useT()
  const { runConfirmed } = useData()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const session = useSession()
  const timeZone = useTimeZone()
  const now = new Date(useNow()).toISOString()
  const people = useLive(team())
  const [isAccepting, setAccepting] = useState(false)
  const company = session.kind === 'signedIn' ? session.company : null
  const offer = company && openOffer(company, now)
  if (session.kind !== 'signedIn' || !offer || offer.to !== session.uid) return null
  const owner = people?.find(({ id }) => id === company.ownerId)
  const name = owner?.name || owner?.email || t('role.owner')

  async function decline(companyId: string) {
    const done = await mutate('owner/withdraw', { companyId })
    if (!done.ok) showProblem(done.problem)
  }

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
            <Button onPress={() => void decline(company.id)}>{t('ownership.decline')}</Button>
          </>
        }
      >
        {t('ownership.offeredNote', { name })} {t('ownership.until')}{' '}
        <DayText day={localDay(offer.expiresAt, timeZone)} />
      </Banner>
      {isAccepting && (
        <ConfirmOwnershipSheet
          title={t('ownership.acceptTitle')}
          facts={[
            t('ownership.youBecome'),
            t('ownership.theyStay', { name }),
            t('ownership.allStays'),
          ]}
          submitLabel={t('ownership.become')}
          run={(password) =>
            runConfirmed(password, 'owner/accept', {
              companyId: company.id,
              from: company.ownerId,
              to: session.uid,
            })
          }
          onDone={() => {
            setAccepting(false)
            showToast(t('ownership.acceptedToast', { company: company.name }))
          }}
          onClose={() => setAccepting(false)}
        />
      )}
    </>
  )
}
