import type { BoardVisit } from '../board-visit.ts'
import type { Stretch } from '../day-bounds.ts'
import { type Finding, finding } from '../finding.ts'
import type { Lane } from '../lane.ts'

/** Visits of a lane at times when the person does not work. */
export function checkHours(lane: Lane): readonly Finding[] {
  const { spans } = lane.working
  const found: Finding[] = []
  for (const one of lane.visits) {
    let outsideMs = overlapOf(one, lane)
    for (const span of spans) outsideMs -= overlapOf(one, span)
    found.push(...outside(lane, one.visit, Math.ceil(outsideMs / 60_000)))
  }
  for (const visit of lane.anytime)
    found.push(...outside(lane, visit, spans.length === 0 ? visit.minutes : 0))
  return found
}

function outside(
  { personId, working }: Lane,
  { id }: BoardVisit,
  minutes: number,
): readonly Finding[] {
  if (working.absence) return [finding('absence', id, { personId })]
  const found = working.requested ? [finding('absenceRequested', id, { personId })] : []
  if (working.isHoliday) return [...found, finding('holiday', id, { personId })]
  return minutes > 0 ? [...found, finding('outsideHours', id, { personId, minutes })] : found
}

function overlapOf(a: Stretch, b: Stretch): number {
  return Math.max(0, Math.min(a.endsAt, b.endsAt) - Math.max(a.startsAt, b.startsAt))
}
