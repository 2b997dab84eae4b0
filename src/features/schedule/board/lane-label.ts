import { lengthText } from '#components/text/length-text.ts'
import type { Translate } from '#messages/index.ts'
import type { Lane } from '../day/lane-model.ts'

/** A lane as one sentence: 'Ana Ruiz, 5 visits, 6 h 10 min of 8 h, 1 problem'. */
export function laneLabel(t: Translate, lane: Lane): string {
  return [
    lane.person.user.name,
    lane.away === null ? '' : t(`board.away.${lane.away}`),
    t('board.visitCount', { count: lane.bars.length + lane.anytime.length }),
    laneLoad(t, lane),
    lane.problems === 0 ? '' : t('board.problemCount', { count: lane.problems }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** How much of the day is booked: '6 h 10 min of 8 h'. Who has no access is not free, though their shift is empty. */
export function laneLoad(
  t: Translate,
  { person, loadMinutes, shiftMinutes }: Pick<Lane, 'person' | 'loadMinutes' | 'shiftMinutes'>,
): string {
  if (person.user.status !== 'active') return t('board.noAccess')
  return t('board.load', {
    load: lengthText(t, loadMinutes * 60_000),
    shift: lengthText(t, shiftMinutes * 60_000),
  })
}
