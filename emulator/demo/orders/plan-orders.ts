import { assetsFor } from '../customers/assets.ts'
import type { Calendar } from '../base/calendar.ts'
import type { DemoCustomer } from '../customers/customers.ts'
import { office, technician, technicians } from '../people/people.ts'
import type { Slot } from './plan-days.ts'
import { createRandom, type Random } from '../base/random.ts'
import { templateIdOf } from './templates.ts'
import type { OrderKind, Priority, Trade } from '../base/types.ts'
import { electricalOrders } from '../order-kinds/electrical-orders.ts'
import { heatingOrders } from '../order-kinds/heating-orders.ts'
import { refrigerationOrders } from '../order-kinds/refrigeration-orders.ts'

const kinds: Readonly<Record<Trade, readonly OrderKind[]>> = {
  heating: heatingOrders,
  electrical: electricalOrders,
  refrigeration: refrigerationOrders,
}

/** What the office enters. */
export interface Entered extends Partial<OrderNeeds & NeededItems> {
  readonly title: string
  readonly description: string
  readonly instructions: string
  readonly customerId: string
  readonly siteId: string
  readonly priority: Priority
  readonly tags: readonly string[]
  /** The equipment to work on. */
  readonly assetIds: readonly string[]
  /** Its checklist and instructions are copied into the order. */
  readonly templateId?: string
}

/** What an order asks for, beside its work: none of it, or all of these. */
export interface OrderNeeds {
  readonly skills: readonly { readonly id: string; readonly level: 1 | 2 | 3 }[]
  readonly crewSize: number
  readonly dueAt: string | null
  readonly minutes: number | null
  readonly preferredIds: readonly string[]
  readonly excludedIds: readonly string[]
}

/** What an order asks for that says nothing of it. */
export const noNeeds: OrderNeeds = {
  skills: [],
  crewSize: 1,
  dueAt: null,
  minutes: null,
  preferredIds: [],
  excludedIds: [],
}

/** Catalogue items that the work needs, by the id of the item. */
export interface NeededItems {
  readonly neededItems: readonly { readonly id: string; readonly quantity: number }[]
}

type Outcome = 'done' | 'partlyDone' | 'cannotComplete' | 'cancelled'

/** An order that has a time and a technician. */
export interface PlannedOrder {
  readonly slot: Slot
  readonly entered: Entered
  readonly trade: Trade
  readonly kind: OrderKind
  readonly minutes: number
  readonly assignees: readonly string[]
  /** The dispatcher. */
  readonly by: string
  readonly outcome: Outcome
  /** The day on which it was entered. */
  readonly enteredOn: number
  /** The order whose unfinished work this one takes up. */
  readonly finishes: PlannedOrder | null
}

/** One order for each slot, in the same order. */
export function planOrders(
  seed: string,
  slots: readonly Slot[],
  customers: readonly DemoCustomer[],
  calendar: Calendar,
): readonly PlannedOrder[] {
  const planned: PlannedOrder[] = []
  const latestPast = slots.findLast(({ day }) => day < 0)
  for (const [i, slot] of slots.entries()) {
    const random = createRandom(`${seed}/plan/${i}`)
    const trade = slot.technician.trade ?? 'heating'
    const finishes = restFor(slot, planned, calendar)
    const kind = finishes?.kind ?? anotherKind(slot, trade, planned, random)
    const entered = finishes ? restOf(finishes) : enter(seed, kind, trade, customers, random)
    const isUrgent = entered.priority === 'urgent'
    const minutes = Math.min(kind.minutes, slot.minutes)
    const helper = minutes > 90 && random.chance(0.3) ? helperFor(slot, slots, planned) : []
    planned.push({
      slot,
      trade,
      kind,
      minutes,
      // Urgent work does not wait for days.
      entered: isUrgent && slot.day > 1 ? { ...entered, priority: 'high' } : entered,
      assignees: [slot.technician.uid, ...helper],
      by: random.pick(office).uid,
      outcome: slot === latestPast ? 'partlyDone' : outcomeOf(slot, random),
      enteredOn:
        finishes || isUrgent ? dayBefore(slot, calendar) : enteredOn(slot, calendar, random),
      finishes,
    })
  }
  return planned
}

/** A new order of this trade for a customer who needs it. */
export function enter(
  seed: string,
  kind: OrderKind,
  trade: Trade,
  customers: readonly DemoCustomer[],
  random: Random,
): Entered {
  const customer = random.pick(customers.filter(({ trades }) => trades.includes(trade)))
  const usual = random.pickWeighted(['normal', 'low', 'high'] as const, (priority) =>
    priority === 'normal' ? 6 : 1,
  )
  const order = {
    templateId: templateIdOf(kind.template ?? trade),
    title: random.pick(kind.titles),
    description: random.pick(kind.descriptions),
    instructions: random.chance(0.6) ? random.pick(kind.instructions) : '',
    customerId: customer.id,
  }
  const siteId = random.pick(customer.sites).id
  return {
    ...order,
    siteId,
    assetIds: assetsFor(seed, siteId, trade, kind.equipment),
    priority: random.chance(0.6) ? (kind.priority ?? usual) : usual,
    tags: [trade, ...kind.tags],
  }
}

/** A breakdown, which cannot wait for a free slot. */
export function callOutOf(trade: Trade, random: Random): OrderKind {
  const cannotWait = (priority: Priority = 'normal') => priority === 'urgent' || priority === 'high'
  return random.pick(kinds[trade].filter(({ priority }) => cannotWait(priority)))
}

export function kindOf(trade: Trade, random: Random): OrderKind {
  return random.pick(kinds[trade])
}

/** Not one of the technician's last three. */
function anotherKind(
  { technician: worker }: Slot,
  trade: Trade,
  planned: readonly PlannedOrder[],
  random: Random,
): OrderKind {
  const recent = planned.filter(({ slot }) => slot.technician === worker).slice(-3)
  return random.pick(
    kinds[trade].filter((candidate) => !recent.some(({ kind }) => kind === candidate)),
  )
}

function restOf({ entered }: PlannedOrder): Entered {
  const description = 'Follow-up to the last visit. The parts are in.'
  return {
    ...entered,
    title: `${entered.title} (return visit)`,
    description,
    tags: [...entered.tags, 'follow-up'],
  }
}

/** Work that this technician left unfinished early enough for the office to have planned the rest here. */
function restFor(
  slot: Slot,
  planned: readonly PlannedOrder[],
  calendar: Calendar,
): PlannedOrder | null {
  const rest = planned.find(
    (order) =>
      order.outcome === 'partlyDone' &&
      order.finishes === null &&
      order.slot.technician === slot.technician &&
      order.slot.day < dayBefore(slot, calendar) &&
      !planned.some(({ finishes }) => finishes === order),
  )
  return rest ?? null
}

function outcomeOf({ day }: Slot, random: Random): Outcome {
  if (day === 0) return 'done'
  const share = { done: 86, partlyDone: 5, cannotComplete: 5, cancelled: 4 } as const
  const outcomes = ['done', 'partlyDone', 'cannotComplete', 'cancelled'] as const
  return random.pickWeighted(outcomes, (outcome) => share[outcome])
}

/** Never today, so that the number of orders does not depend on the hour. */
function enteredOn({ day }: Slot, calendar: Calendar, random: Random): number {
  return calendar.officeDay(Math.min(day, 0), -random.int(1, 9))
}

function dayBefore({ day }: Slot, calendar: Calendar): number {
  return calendar.officeDay(Math.min(day, 0), -1)
}

/** A colleague of the same trade who works that day, but not at that time. */
function helperFor(
  slot: Slot,
  slots: readonly Slot[],
  planned: readonly PlannedOrder[],
): readonly string[] {
  const meanwhile = slots.filter((other) => overlaps(slot, other))
  const helping = planned.filter((order) => overlaps(slot, order.slot))
  const helper = technicians.find(
    (person) =>
      person.trade === slot.technician.trade &&
      person !== technician &&
      slots.some((other) => other.day === slot.day && other.technician === person) &&
      !meanwhile.some((other) => other.technician === person) &&
      !helping.some(({ assignees }) => assignees.includes(person.uid)),
  )
  return helper ? [helper.uid] : []
}

function overlaps(one: Slot, other: Slot): boolean {
  if (one.day !== other.day) return false
  return one.start < other.start + other.minutes / 60 && other.start < one.start + one.minutes / 60
}
