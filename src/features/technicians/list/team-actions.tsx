import { everyonesAbsences } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'

/** Where the office goes from the team: time off, hours and invitations. */
export function TeamActions() {
  const t = useT()
  const absences = useLive(everyonesAbsences()) ?? []
  const requests = absences.filter(({ status }) => status === 'requested').length
  return (
    <>
      <ButtonLink href="/technicians/absences">
        {requests === 0 ? t('absence.title') : t('absence.requestCount', { count: requests })}
      </ButtonLink>
      <ButtonLink href="/technicians/hours">{t('time.hoursTitle')}</ButtonLink>
      <ButtonLink href="/technician-invites">{t('technicians.invite')}</ButtonLink>
    </>
  )
}
