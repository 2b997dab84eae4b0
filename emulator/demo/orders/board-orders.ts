import { type Calendar, iso, minute } from '../base/calendar.ts'
import { createRandom, type Random } from '../base/random.ts'
import { itemIdOf } from '../stock/stock-documents.ts'
import { created, inCompany } from '../base/company.ts'
import type { DemoDocument, Trade } from '../base/types.ts'
import type { DemoCustomer } from '../customers/customers.ts'
import { admin, onCall, technicians } from '../people/people.ts'
import { createStory } from './create-story.ts'
import { orderDocuments, type RecordedOrder } from './order-documents.ts'
import {
  enter,
  type Entered,
  kindOf,
  type NeededItems,
  noNeeds,
  type OrderNeeds,
} from './plan-orders.ts'
import { noPlan, type Plan } from './story.ts'

const [, nora, , , , , priya, , kofi] = technicians

/** Who comes, at which local hour, and for how many minutes. */
interface Visit {
  readonly who: readonly (string | undefined)[]
  readonly at: number
  readonly minutes: number
}

interface BoardOrder {
  readonly trade: Trade
  readonly title: string
  readonly priority?: Entered['priority']
  readonly needs?: Pick<OrderNeeds, 'skills'> & { readonly crewSize?: number }
  /** Minutes from now until it must be done. */
  readonly dueIn?: number
  readonly items?: NeededItems['neededItems']
  /** Why who comes has asked the office to reassign it. */
  readonly asks?: string
  /** Minutes by which who comes has said they will be late. */
  readonly late?: number
  /** null: nobody is assigned yet. */
  readonly weekday: Visit | null
  readonly weekend: Visit | null
}

const { electrical: claire, heating: noah, refrigeration: luc } = onCall

/** What a dispatcher has to think about today: someone is away, two visits meet, a crew is out, one is late, a call waits. */
const orders: readonly BoardOrder[] = [
  {
    trade: 'heating',
    title: 'No heat in the nursery',
    priority: 'urgent',
    needs: { skills: [{ id: 'gas', level: 2 }] },
    dueIn: 4 * 60,
    weekday: null,
    weekend: null,
  },
  {
    trade: 'heating',
    title: 'Replace the heat pump',
    needs: { crewSize: 2, skills: [{ id: 'heat-pumps', level: 1 }] },
    weekday: visit([claire.uid, noah.uid], 13, 210),
    weekend: visit([claire.uid, nora?.uid], 9, 180),
  },
  {
    trade: 'refrigeration',
    title: 'Walk-in freezer: door heater',
    weekday: visit([luc.uid], 10.5, 90),
    weekend: visit([luc.uid], 10.5, 90),
  },
  {
    trade: 'electrical',
    title: 'Tripping breaker in the kitchen',
    asks: 'Not back from the heat pump in time',
    weekday: visit([claire.uid], 15.5, 60),
    weekend: visit([claire.uid], 11.5, 60),
  },
  {
    trade: 'refrigeration',
    title: 'Compressor fails to start',
    late: 40,
    needs: { skills: [{ id: 'refrigeration', level: 3 }] },
    weekday: visit([kofi?.uid], 16, 45),
    weekend: visit([kofi?.uid], 12, 45),
  },
  {
    trade: 'electrical',
    title: 'Emergency lighting test',
    weekday: visit([claire.uid], 8.5, 75),
    weekend: visit([priya?.uid], 8.5, 75),
  },
  {
    trade: 'electrical',
    title: 'New outlets in the workshop',
    items: [{ id: itemIdOf('E-2007'), quantity: 2 }],
    weekday: visit([claire.uid], 10.5, 105),
    weekend: visit([priya?.uid], 10.25, 105),
  },
  {
    trade: 'heating',
    title: 'Annual boiler service',
    // Only the vans of the refrigeration people carry the drier.
    items: [
      { id: itemIdOf('H-1005'), quantity: 1 },
      { id: itemIdOf('R-3003'), quantity: 1 },
    ],
    weekday: visit([noah.uid], 10.25, 90),
    weekend: visit([nora?.uid], 12, 60),
  },
]

/** A visit at half past eight. */
const early = orders.findIndex(({ title }) => title === 'Emergency lighting test')

/** Orders of today beside those of `createOrders`, the same ones at every hour. */
export function boardOrders(
  seed: string,
  customers: readonly DemoCustomer[],
  calendar: Calendar,
): readonly RecordedOrder[] {
  return orders.map((order, i) => {
    const random = createRandom(`${seed}/board/${i}`)
    const { visit: planned, at } = planOf(order, calendar, random)
    const story = createStory(admin.uid, at, planned, random)
    const [who] = planned.assigneeIds
    if (order.asks !== undefined && who !== undefined)
      story.add(who, at + 20 * minute, { type: 'ask', reason: order.asks })
    if (order.late !== undefined && who !== undefined) {
      const told = calendar.now - 12 * minute
      const from = Math.max(planned.plannedStart ?? told, told) + order.late * minute
      const arrival = Math.ceil(from / (5 * minute)) * 5 * minute
      story.add(who, told, { type: 'late', arrival })
    }
    const entered = { ...enterBoard(seed, order, customers, calendar, random), followUpOf: null }
    return orderDocuments(`demo-board-${i + 1}`, entered, story.end(), calendar.now)
  })
}

/** The site of the visit that begins before its site opens. */
export function siteThatOpensLate(board: readonly RecordedOrder[]): string {
  return board[early]?.siteId ?? ''
}

/** A visit whose customer was told half an hour earlier than it is now. */
export function toldVisit(board: readonly RecordedOrder[]): readonly DemoDocument[] {
  const moved = board[orders.findIndex(({ title }) => title === 'New outlets in the workshop')]
  const { assigneeIds, plannedStart, plannedEnd } = moved?.plan ?? noPlan
  if (!moved || plannedStart === null || plannedEnd === null) return []
  const at = moved.enteredAt + 90 * minute
  return [
    inCompany(`bookings/${moved.id}`, {
      orderId: moved.id,
      part: 1,
      parts: 1,
      assigneeIds,
      leadId: null,
      start: iso(plannedStart),
      minutes: (plannedEnd - plannedStart) / minute,
      locked: 'none',
      isSent: true,
      planRunId: null,
      toldAt: null,
      seenBy: {},
      customerTold: { start: iso(plannedStart - 30 * minute), at: iso(at), by: admin.uid },
      cancelledAt: null,
      ...created(at, admin.uid),
    }),
  ]
}

function planOf(order: BoardOrder, calendar: Calendar, random: Random) {
  const planned = calendar.isWeekend(0) ? order.weekend : order.weekday
  if (planned === null) {
    const since = Math.floor(calendar.now / minute) * minute - 12 * minute
    return { visit: noPlan, at: since }
  }
  const plannedStart = calendar.at(0, planned.at)
  const plan: Plan = {
    assigneeIds: planned.who.flatMap((uid) => uid ?? []).toSorted(),
    plannedStart,
    plannedEnd: plannedStart + planned.minutes * minute,
    send: true,
  }
  return { visit: plan, at: calendar.at(calendar.officeDay(0, -1), 15 + random.int(0, 7) / 4) }
}

function enterBoard(
  seed: string,
  { trade, title, priority = 'normal', needs, dueIn, items }: BoardOrder,
  customers: readonly DemoCustomer[],
  calendar: Calendar,
  random: Random,
): Entered {
  const entered = enter(seed, kindOf(trade, random), trade, customers, random)
  const due = calendar.now + (dueIn ?? 0) * minute
  const dueAt = dueIn === undefined ? null : iso(Math.floor(due / minute) * minute)
  const all = { ...noNeeds, dueAt, ...needs }
  return {
    ...entered,
    description: '',
    tags: [trade],
    priority,
    title,
    ...(needs && all),
    ...(items && { neededItems: items }),
  }
}

function visit(who: readonly (string | undefined)[], at: number, minutes: number): Visit {
  return { who, at, minutes }
}
