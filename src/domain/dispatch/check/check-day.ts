import type { Board } from '../board-visit.ts'
import { type Finding, finding } from '../finding.ts'
import type { Stretch } from '../day-bounds.ts'
import type { Lane } from '../lane.ts'
import { withDrive } from '../lane-visit.ts'
import { longestFree } from '../longest-free.ts'

/** Limits of a person's whole day: their breaks and the most minutes of work. */
export function checkDay(board: Board, lane: Lane): readonly Finding[] {
  return [...checkBreaks(lane), ...checkMaximum(board, lane)]
}

function checkBreaks({ personId, working, visits }: Lane): readonly Finding[] {
  if (working.absence) return []
  const busy = visits.map(withDrive)
  return working.breaks.flatMap((one) => {
    const free = longestFree(busy, one)
    const last = visits.findLast((_, i) => overlap(busy[i], one))
    if (free >= one.minutes || !last) return []
    return [finding('breakImpossible', last.visit.id, { personId, minutes: one.minutes - free })]
  })
}

function overlap(a: Stretch | undefined, b: Stretch): boolean {
  return a !== undefined && a.startsAt < b.endsAt && b.startsAt < a.endsAt
}

function checkMaximum(board: Board, lane: Lane): readonly Finding[] {
  const most = board.people.get(lane.personId)?.staff?.maxMinutesPerDay ?? null
  if (most === null || lane.loadMinutes <= most) return []
  const visitId = (lane.anytime.at(-1) ?? lane.visits.at(-1)?.visit)?.id
  if (visitId === undefined) return []
  const { personId } = lane
  return [finding('overDailyMaximum', visitId, { personId, minutes: lane.loadMinutes - most })]
}
