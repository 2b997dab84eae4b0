import type { Finding } from '#domain/dispatch/finding.ts'
import { personLabel } from '#components/dispatch/person-label.ts'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import { minutesAfter } from '#domain/time/minutes-after.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import type { Planned } from '../drag/day-gestures.ts'
import type { Described } from '../keys/use-key-mode.ts'
import { problemLines } from './problem-lines.ts'

/** Where a visit would be planned, for its ghost and for a screen reader. */
export function usePlanText(
  people: ReadonlyMap<string, BoardPerson>,
): (planned: Planned, findings: readonly Finding[]) => Described {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  return ({ personName, start, minutes }, findings) => {
    const end = minutesAfter(start, minutes)
    const problems = problemLines({ t, format }, findings, {
      nameOf: (id) => personLabel(t, people, id),
    })
    const text = `${format.time(start)} – ${format.time(end)} · ${personName}`
    const when = t('board.fromTo', { from: format.time(start), to: format.time(end) })
    const spoken = [`${personName}, ${format.date(start, now)} ${when}`, ...problems].join(', ')
    return { text, warning: problems.join('\n'), spoken }
  }
}
