import { everyonesAbsences } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'

/** Leads to the time off that the team has asked for; nothing without requests. */
export function RequestsLink() {
  const t = useT()
  const absences = useLive(everyonesAbsences())
  const count = absences?.filter(({ status }) => status === 'requested').length ?? 0
  if (count === 0) return null
  return (
    <ButtonLink href="/technicians/absences" size="small" variant="quiet">
      {t('absence.requestCount', { count })}
    </ButtonLink>
  )
}
