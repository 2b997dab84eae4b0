import type { Board } from '../board-visit.ts'
import type { Stretch } from '../day-bounds.ts'
import type { Lane } from '../lane.ts'
import { withDrive } from '../lane-visit.ts'
import { longestFree } from '../longest-free.ts'
import type { Rule, Slot } from './slot.ts'

const minuteMs = 60_000

/** Which limit of the day a visit at this time would break; null for none. `check` says the same, but takes longer. */
export function dayLimitOf(board: Board, slot: Slot, minutes: number): Rule | null {
  const { lane, startsAt, driveMinutes, detourMinutes } = slot
  const most = board.people.get(lane.personId)?.staff?.maxMinutesPerDay ?? Infinity
  if (lane.loadMinutes + minutes + detourMinutes > most) return 'overDailyMaximum'
  const added: Stretch = {
    startsAt: startsAt - driveMinutes * minuteMs,
    endsAt: startsAt + minutes * minuteMs,
  }
  return isRoomForBreaks(lane, added, startsAt) ? null : 'breakImpossible'
}

function isRoomForBreaks({ working, visits }: Lane, added: Stretch, startsAt: number): boolean {
  if (working.breaks.length === 0) return true
  const at = visits.findIndex((one) => one.startsAt >= startsAt)
  const busy = visits.map(withDrive)
  busy.splice(at < 0 ? busy.length : at, 0, added)
  return working.breaks.every((one) => longestFree(busy, one) >= one.minutes)
}
