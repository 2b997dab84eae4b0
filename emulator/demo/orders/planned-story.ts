import { day, minute, type Calendar } from '../base/calendar.ts'
import { createStory } from './create-story.ts'
import { former, office } from '../people/people.ts'
import type { PlannedOrder } from './plan-orders.ts'
import type { Random } from '../base/random.ts'
import { noPlan, type Story } from './story.ts'
import { stepsToday } from './today.ts'
import { answersOf } from './templates.ts'
import {
  cancelReasons,
  cannotCompleteReasons,
  partialResolutions,
  pauseReasons,
} from '../order-kinds/reasons.ts'

type Draft = ReturnType<typeof createStory>

/** The whole life of a planned order; one of days to come as if all of it had happened. */
export function plannedStory(
  order: PlannedOrder,
  isFinished: boolean,
  calendar: Calendar,
  random: Random,
): Story {
  const story = startStory(order, calendar, random)
  const { slot, outcome, by } = order
  const eve = calendar.officeDay(slot.day, -1)
  if (outcome === 'cancelled') {
    const reason = random.pick(cancelReasons)
    story.add(by, calendar.at(eve, 15), { type: 'move', to: 'cancelled', reason })
    return story.end()
  }
  const [lead = by] = order.assignees
  const sentOn = calendar.officeDay(slot.day, -random.pick([1, 1, 1, 2, 3]))
  const sentAt = calendar.at(sentOn, 16 + random.int(0, 3) / 4)
  story.add(by, sentAt, { type: 'move', to: 'dispatched' })
  const evening = calendar.at(eve, 17.1 + random.int(0, 8) / 4)
  if (slot.day === 0) {
    addToday(story, order, evening, calendar.now, random)
    return story.end()
  }
  if (random.chance(0.9)) {
    const [opens] = calendar.hoursOf(slot.day)
    const morning = calendar.at(slot.day, opens - random.int(5, 13) / 15)
    story.add(lead, random.chance(0.4) ? evening : morning, { type: 'move', to: 'accepted' })
  }
  addWork(story, order, lead, calendar, random)
  addOfficeEnd(story, order, isFinished, calendar, random)
  return story.end()
}

/** Accepted the evening before, and from then on as far as the day has come. */
function addToday(
  story: Draft,
  { slot, kind, trade }: PlannedOrder,
  evening: number,
  now: number,
  random: Random,
): void {
  const lead = slot.technician.uid
  const steps = stepsToday(slot, now)
  if (steps.length > 0 || slot.nth === 0) {
    story.add(lead, evening, { type: 'move', to: 'accepted' })
  }
  for (const { to, at } of steps) {
    if (to === 'done') {
      const written = random.pick(kind.resolutions)
      story.add(lead, at - 2 * minute, { type: 'edit', field: 'resolution', to: written })
      story.add(lead, at - minute, { type: 'answer', answers: answersOf(kind.template ?? trade) })
    }
    const reason = to === 'paused' ? random.pick(pauseReasons) : undefined
    story.add(lead, at, { type: 'move', to, ...(reason !== undefined && { reason }) })
  }
}

/** Entered and planned, sometimes rescheduled; it is sent out after that. */
function startStory(order: PlannedOrder, calendar: Calendar, random: Random): Draft {
  const { slot, assignees, minutes, by, enteredOn } = order
  const at = calendar.at(enteredOn, 8.25 + random.int(0, 12) / 4)
  const plannedStart = calendar.at(slot.day, slot.start)
  const plan = {
    assigneeIds: assignees,
    plannedStart,
    plannedEnd: plannedStart + minutes * minute,
  }
  if (random.chance(0.45)) return createStory(by, at, plan, random)
  const story = createStory(by, at, noPlan, random)
  const decided = at + random.int(10, 90) * minute
  if (random.chance(0.15)) {
    const shift = slot.day < 0 ? -day : day
    const [start, end] = [plan.plannedStart + shift, plan.plannedEnd + shift]
    const first = { assigneeIds: assignees.slice(0, 1), plannedStart: start, plannedEnd: end }
    story.add(by, at + 5 * minute, { type: 'assign', ...first })
  }
  story.add(by, decided, { type: 'assign', ...plan })
  if (random.chance(0.1) && order.entered.priority === 'normal') {
    const other = random.pick(office).uid
    story.add(other, decided + 20 * minute, { type: 'edit', field: 'priority', to: 'high' })
  }
  return story
}

function addWork(
  story: Draft,
  order: PlannedOrder,
  lead: string,
  calendar: Calendar,
  random: Random,
): void {
  const { slot, minutes, outcome, kind } = order
  const start = calendar.at(slot.day, slot.start)
  const end = start + minutes * minute
  story.add(lead, start - random.int(12, 18) * minute, { type: 'move', to: 'enRoute' })
  const beforeArrival = story.length()
  story.add(lead, start + random.int(-3, 6) * minute, { type: 'move', to: 'onSite' })
  if (outcome === 'cannotComplete') {
    const reason = random.pick(cannotCompleteReasons)
    const at = start + random.int(12, 20) * minute
    story.add(lead, at, { type: 'move', to: 'cannotComplete', reason })
    return
  }
  if (minutes >= 75 && random.chance(0.15)) {
    const at = start + random.int(20, 30) * minute
    const reason = random.pick(pauseReasons)
    story.add(lead, at, { type: 'move', to: 'paused', reason })
    story.add(lead, at + random.int(8, 20) * minute, { type: 'move', to: 'onSite' })
  }
  const to = random.pick(outcome === 'partlyDone' ? partialResolutions : kind.resolutions)
  const written = end - random.int(0, 6) * minute
  story.add(lead, written, { type: 'edit', field: 'resolution', to })
  if (outcome === 'done' && order.entered.templateId !== undefined) {
    const answers = answersOf(kind.template ?? order.trade)
    story.add(lead, written, { type: 'answer', answers })
  }
  story.add(lead, written + minute, { type: 'move', to: outcome })
  if (slot.day < 0 && random.chance(0.2)) {
    // No signal on site: everything is sent when the van is back outside.
    const wait = slot.isLastOfDay ? random.int(40, 200) : random.int(3, 8)
    story.holdBack(beforeArrival, end + wait * minute)
  }
}

const billedAfterDays = 9

/** The office reviews finished work on its next working day. */
function addOfficeEnd(
  story: Draft,
  { outcome, slot, by }: PlannedOrder,
  isFinished: boolean,
  calendar: Calendar,
  random: Random,
): void {
  const next = calendar.officeDay(slot.day, 1)
  // What someone who has left did not finish has been closed or given to someone else.
  const isClosed = isFinished || slot.technician === former
  const shares = { done: 0.93, cannotComplete: 0.5, partlyDone: isClosed ? 1 : 0 }
  const share = outcome === 'cancelled' ? 0 : shares[outcome]
  if (!random.chance(share)) return
  story.add(by, calendar.at(next, 9 + random.int(0, 12) / 4), { type: 'move', to: 'reviewed' })
  // What was done lately waits to be invoiced, and what could not be done is not.
  if (outcome === 'cannotComplete' || slot.day > -billedAfterDays) return
  story.add(by, calendar.at(calendar.officeDay(next, 1), 13), { type: 'invoice' })
}
