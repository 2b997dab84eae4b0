import type { BoardVisit } from '../board-visit.ts'
import type { Stretch } from '../day-bounds.ts'
import { type Finding, finding } from '../finding.ts'
import type { Lane } from '../lane.ts'

/** Visits of a lane at times when the person does not work. */
export function checkHours(lane: Lane): readonly Finding[] {
  const { spans } = lane.working
  const timed = lane.visits.flatMap(({ visit, startsAt, endsAt }) => {
    const within = overlapOf({ startsAt, endsAt }, lane)
    const worked = spans.reduce((sum, span) => sum + overlapOf({ startsAt, endsAt }, span), 0)
    return outside(lane, visit, Math.ceil((within - worked) / 60_000))
  })
  const anytime = lane.anytime.flatMap((visit) =>
    outside(lane, visit, spans.length === 0 ? visit.minutes : 0),
  )
  return [...timed, ...anytime]
}

function outside(
  { personId, working }: Lane,
  { id }: BoardVisit,
  minutes: number,
): readonly Finding[] {
  if (working.absence) return [finding('absence', id, { personId })]
  const found = working.requested ? [finding('absence-requested', id, { personId })] : []
  if (working.isHoliday) return [...found, finding('holiday', id, { personId })]
  return minutes > 0 ? [...found, finding('outside-hours', id, { personId, minutes })] : found
}

function overlapOf(a: Stretch, b: Stretch): number {
  return Math.max(0, Math.min(a.endsAt, b.endsAt) - Math.max(a.startsAt, b.startsAt))
}
