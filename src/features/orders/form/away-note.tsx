import { CalendarOff } from 'lucide-react'
import { useDaysText } from '#components/absence/use-days-text.ts'
import { awayDays, everyonesAbsences } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { timeOffThen } from '#domain/members/time-off-then.ts'
import { useT } from '#messages/index.ts'
import styles from './away-note.module.css'

export interface AwayNoteProps {
  plan: Parameters<typeof timeOffThen>[0]
  nameOf: (uid: string) => string
}

/** Says who of the assignees is away on the planned days, or has asked to be. It forbids nothing. */
export function AwayNote({ plan, nameOf }: AwayNoteProps) {
  const t = useT()
  const daysText = useDaysText()
  const timeZone = useTimeZone()
  const away = useLive(awayDays()) ?? []
  const absences = useLive(everyonesAbsences()) ?? []
  const found = timeOffThen(plan, { away, absences }, timeZone)
  return (
    <output className={styles.away}>
      {found.map((one) => (
        <span key={one.id} className={styles.awayLine}>
          <CalendarOff aria-hidden="true" />
          {t(one.isRequested ? 'orders.awayRequested' : 'orders.awayThen', {
            name: nameOf(one.userId),
            days: daysText(one),
          })}
        </span>
      ))}
    </output>
  )
}
