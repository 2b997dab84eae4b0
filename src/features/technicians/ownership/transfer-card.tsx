import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { DayText } from '#components/text/day-text.tsx'
import { useData, useMutate, useSession, useTimeZone } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { openOffer } from '#domain/members/open-offer.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { ConfirmOwnershipSheet } from './confirm-ownership-sheet.tsx'

/** For the owner, on the page of an active admin: offers them the company, or withdraws the offer. */
export function TransferCard({ person }: { person: User }) {
  const t = useT()
  const { runConfirmed } = useData()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const session = useSession()
  const timeZone = useTimeZone()
  const now = new Date(useNow()).toISOString()
  const [isOffering, setOffering] = useState(false)
  const company = session.kind === 'signedIn' ? session.company : null
  if (!company) return null
  const offer = openOffer(company, now)
  const isOffered = offer?.to === person.id
  const name = person.name || person.email

  async function withdraw(companyId: string) {
    const done = await mutate('owner/withdraw', { companyId })
    if (!done.ok) showProblem(done.problem)
  }

  return (
    <Card
      title={t('ownership.title')}
      actions={
        isOffered ? (
          <Button onPress={() => void withdraw(company.id)}>{t('ownership.withdraw')}</Button>
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
        <ConfirmOwnershipSheet
          title={t('ownership.transferTitle', { name })}
          facts={[
            t('ownership.mustAccept', { name }),
            t('ownership.theyBecome', { name }),
            t('ownership.youStay'),
          ]}
          submitLabel={t('ownership.offer')}
          run={(password) =>
            runConfirmed(password, 'owner/offer', { companyId: company.id, to: person.id })
          }
          onDone={() => {
            setOffering(false)
            showToast(t('ownership.offeredToast', { name }))
          }}
          onClose={() => setOffering(false)}
        />
      )}
    </Card>
  )
}
