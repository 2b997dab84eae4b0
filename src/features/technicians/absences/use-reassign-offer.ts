import { useNavigate } from 'react-router'
import type { AbsenceSpan } from '#components/absence/absence-facts.ts'
import { useTimeZone } from '#data/react.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { useConflicts } from './use-conflicts.ts'

/** Says that time off is stored, and leads to giving what the person has planned then to others. */
export function useReassignOffer(): (message: string, span: AbsenceSpan) => void {
  const t = useT()
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const conflictsOf = useConflicts()
  return (message, span) => {
    const held = conflictsOf(span) ?? []
    const [day] = held
      .flatMap(({ plannedStart }) => (plannedStart ? [localDay(plannedStart, timeZone)] : []))
      .filter((one) => one >= today)
      .toSorted()
    const action = {
      label: t('absence.reassign'),
      onPress: () => void navigate(`/schedule?day=${day}&reassign=${span.userId}`),
    }
    showToast(message, {
      kind: 'success',
      ...(day !== undefined && { note: t('absence.orders', { count: held.length }), action }),
    })
  }
}
