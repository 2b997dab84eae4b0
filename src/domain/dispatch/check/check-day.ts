import type { Board } from '../board-visit.ts'
import { type Finding, finding } from '../finding.ts'
import type { Lane } from '../lane.ts'
import { withDrive } from '../lane-visit.ts'
import type { DueBreak } from '../working-time.ts'

/** Limits of a person's whole day: their breaks and the most minutes of work. */
export function checkDay(board: Board, lane: Lane): readonly Finding[] {
  return [...checkBreaks(lane), ...checkMaximum(board, lane)]
}

function checkBreaks(lane: Lane): readonly Finding[] {
  if (lane.working.absence) return []
  return lane.working.breaks.flatMap((one) => {
    const { free, visitId } = longestFree(lane, one)
    if (free >= one.minutes || visitId === null) return []
    const { personId } = lane
    return [finding('break-impossible', visitId, { personId, minutes: one.minutes - free })]
  })
}

/** The longest free stretch of minutes in which a break can lie, and the last visit that takes time from it. */
function longestFree(lane: Lane, { startsAt, endsAt }: DueBreak) {
  let [free, from] = [0, startsAt]
  let visitId: string | null = null
  for (const one of lane.visits) {
    const busy = withDrive(one)
    if (busy.endsAt <= startsAt) continue
    if (busy.startsAt >= endsAt) break
    free = Math.max(free, busy.startsAt - from)
    from = Math.max(from, busy.endsAt)
    visitId = one.visit.id
  }
  return { free: Math.floor(Math.max(free, endsAt - from) / 60_000), visitId }
}

function checkMaximum(board: Board, lane: Lane): readonly Finding[] {
  const most = board.people.get(lane.personId)?.staff?.maxMinutesPerDay ?? null
  if (most === null || lane.loadMinutes <= most) return []
  const visitId = (lane.anytime.at(-1) ?? lane.visits.at(-1)?.visit)?.id
  if (visitId === undefined) return []
  const { personId } = lane
  return [finding('over-daily-maximum', visitId, { personId, minutes: lane.loadMinutes - most })]
}
