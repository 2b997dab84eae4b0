import { lengthText } from '../text/length-text.ts'
import type { Workload } from '#domain/dispatch/simulate/workload-with.ts'
import type { Format, Translate } from '#messages/index.ts'
import type { PersonNote } from './person-note.ts'

/** What speaks for and against giving someone all selected orders, in words. */
export function workloadNote(
  t: Translate,
  format: Pick<Format, 'weekday' | 'list'>,
  workload: Workload,
): PersonNote {
  const { busiest, awayDays, requestedDays, offDays, overlaps, unskilled } = workload
  const days = (keys: readonly string[]) => format.list(keys.map(format.weekday))
  const length = (minutes: number) => lengthText(t, minutes * 60_000)
  const warnings = [
    awayDays.length > 0 ? t('orderBulk.person.away', { days: days(awayDays) }) : '',
    requestedDays.length > 0 ? t('orderBulk.person.requested', { days: days(requestedDays) }) : '',
    offDays.length > 0 ? t('orderBulk.person.off', { days: days(offDays) }) : '',
    overlaps > 0 ? t('orderBulk.person.overlaps', { count: overlaps }) : '',
    unskilled > 0 ? t('orderBulk.person.unskilled', { count: unskilled }) : '',
  ]
  const load =
    busiest && busiest.workMinutes > 0
      ? t('orderBulk.person.load', {
          day: format.weekday(busiest.day),
          load: t('board.load', {
            load: length(busiest.loadMinutes),
            shift: length(busiest.workMinutes),
          }),
        })
      : ''
  return { facts: [load].filter(Boolean), warnings: warnings.filter(Boolean) }
}
