import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { expectedVisits } from '../check/check-now.ts'
import type { Gap } from '../gaps.ts'
import { siteStretches } from '../open-stretches.ts'
import { baseOf, type Lane } from '../lane.ts'
import { dayLimitOf } from './day-limits.ts'
import type { TimeLimits } from './limits.ts'
import type { Rule, Slot } from './slot.ts'

type GapStart = Pick<Gap, 'startsAt' | 'previous'>

const minuteMs = 60_000
/** An older position says nothing about where someone is now. */
const freshMs = 15 * minuteMs

/** Starts are multiples of the first, or, where none fits, of the second number of minutes. */
const steps = [15, 5] as const
const anyMinute = [1] as const

/** One start in each gap of a lane in which a visit fits, as early as possible; for the others, why not. */
export function slotsIn(
  board: Board,
  lane: Lane,
  visit: BoardVisit,
  limits: TimeLimits,
): { readonly slots: readonly Slot[]; readonly rules: readonly Rule[] } {
  const slots: Slot[] = []
  const rules: Rule[] = []
  for (const gap of lane.gaps) {
    if (gap.endsAt - Math.max(gap.startsAt, board.now) < visit.minutes * minuteMs) {
      rules.push('noGap')
      continue
    }
    const one = whileOpen(board, gap, lane, visit, limits)
    if (typeof one === 'string') rules.push(one)
    else slots.push(one)
  }
  return { slots, rules: lane.gaps.length === 0 ? ['noGap'] : rules }
}

/** As early as possible while the site is open. */
function whileOpen(
  board: Board,
  gap: Gap,
  lane: Lane,
  visit: BoardVisit,
  limits: TimeLimits,
): Slot | Rule {
  const first = afterBreaks(board, gap, lane, visit, limits)
  if (typeof first === 'string' || visit.openingHours === null) return first
  for (const open of siteStretches(visit, lane.day, board.company.timeZone)) {
    const one = afterBreaks(board, gap, lane, visit, {
      opensAt: Math.max(limits.opensAt, open.startsAt),
      closesAt: limits.closesAt,
      dueAt: Math.min(limits.dueAt, open.endsAt),
    })
    if (typeof one !== 'string') return one
  }
  return 'siteClosed'
}

/** As early as possible, or, where that leaves no room for a break, after it. */
function afterBreaks(
  board: Board,
  gap: Gap,
  lane: Lane,
  visit: BoardVisit,
  limits: TimeLimits,
): Slot | Rule {
  const first = fit(board, gap, lane, visit, limits, -Infinity)
  if (first !== 'breakImpossible') return first
  for (const one of lane.working.breaks) {
    const breakStart = Math.max(one.startsAt, gap.previous?.endsAt ?? gap.startsAt)
    const later = fit(board, gap, lane, visit, limits, breakStart + one.minutes * minuteMs)
    if (typeof later !== 'string') return later
  }
  return first
}

/** The earliest start in a gap when leaving at `from` or later. */
function fit(
  board: Board,
  gap: Gap,
  lane: Lane,
  visit: BoardVisit,
  limits: TimeLimits,
  from: number,
): Slot | Rule {
  const { travel } = boardIndex(board)
  const leavesAt = Math.max(freeAfter(board, gap, lane), board.now, from)
  const place = startOf(board, gap, lane, leavesAt)
  const driveMinutes = travel.minutes(place, visit.place, leavesAt)
  const arrivesAt = Math.max(leavesAt + driveMinutes * minuteMs, gap.startsAt)
  const earliest = Math.max(arrivesAt, limits.opensAt)
  let rule: Rule = 'noGap'
  for (const step of limits.opensAt === limits.closesAt ? anyMinute : steps) {
    const startsAt = Math.ceil(earliest / (step * minuteMs)) * step * minuteMs
    const endsAt = startsAt + visit.minutes * minuteMs
    const { next } = gap
    const onwards = next ? travel.minutes(visit.place, next.visit.place, endsAt) : 0
    const late = next ? endsAt + onwards * minuteMs > next.startsAt : false
    if (startsAt > limits.closesAt) rule = 'afterWindow'
    else if (endsAt > limits.dueAt) rule = 'dueMissed'
    else if (endsAt > gap.endsAt || late)
      rule = isRoomWithoutDrives(gap, Math.max(board.now, limits.opensAt), visit.minutes)
        ? 'travelTooLong'
        : 'noGap'
    else {
      const detourMinutes = driveMinutes + onwards - (next?.travelMinutes ?? 0)
      const waitingMinutes = gap.previous ? (startsAt - arrivesAt) / minuteMs : 0
      const slot = { lane, startsAt, driveMinutes, detourMinutes, waitingMinutes }
      return dayLimitOf(board, slot, visit.minutes) ?? slot
    }
  }
  return rule
}

/** Where the person starts from: where they were seen just now if they leave now, else their last visit or their base. */
export function startOf(
  board: Board,
  { previous }: GapStart,
  { personId }: Lane,
  leavesAt: number,
) {
  const fix = leavesAt <= board.now ? board.fixes?.get(personId) : undefined
  if (fix && board.now - fix.at <= freshMs) return fix.place
  return previous ? previous.visit.place : baseOf(board, personId)
}

/** When the person is free for a gap: later than planned where they are late now. */
export function freeAfter(board: Board, { previous, startsAt }: GapStart, lane: Lane): number {
  if (!previous) return startsAt
  const expected = expectedVisits(board, lane).findLast((one) => one.startsAt <= previous.startsAt)
  return Math.max(previous.endsAt, expected?.freeAt ?? 0)
}

function isRoomWithoutDrives(gap: Gap, from: number, minutes: number): boolean {
  return gap.endsAt - Math.max(gap.startsAt, from) >= minutes * minuteMs
}
