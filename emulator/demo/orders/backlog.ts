import { minute, type Calendar } from '../base/calendar.ts'
import { createStory } from './create-story.ts'
import type { DemoCustomer } from '../customers/customers.ts'
import { admin, office, onCall, technician } from '../people/people.ts'
import { callOutOf, enter, type Entered, kindOf } from './plan-orders.ts'
import { createRandom, type Random } from '../base/random.ts'
import { noPlan, type Change, type Story } from './story.ts'
import { trades } from '../base/types.ts'
import { cancelReasons, holdReasons, pauseReasons } from '../order-kinds/reasons.ts'

export interface UnplannedOrder {
  readonly entered: Entered
  readonly story: Story
}

type Sort = 'new' | 'sent' | 'accepted' | 'onHold' | 'cancelled'

const sorts: readonly Sort[] = [
  ...Array.from({ length: 9 }, () => 'new' as const),
  'sent',
  'sent',
  'accepted',
  'onHold',
  'onHold',
  'onHold',
  'cancelled',
]

/** What those on standby are doing now; in minutes ago. */
const callOuts = [
  { who: onCall.refrigeration, entered: 70, moves: { accepted: 66, enRoute: 55, onSite: 31 } },
  { who: onCall.electrical, entered: 25, moves: { accepted: 20, enRoute: 9 } },
  {
    who: onCall.heating,
    entered: 95,
    moves: { accepted: 88, enRoute: 70, onSite: 45, paused: 12 },
  },
] as const

export const backlogSize = sorts.length + callOuts.length

/** Orders without a planned time: waiting for one, on hold, or urgent call-outs under way. */
export function createBacklog(
  seed: string,
  customers: readonly DemoCustomer[],
  calendar: Calendar,
): readonly UnplannedOrder[] {
  return [
    ...sorts.map((sort, i) => waiting(sort, createRandom(`${seed}/waiting/${i}`))),
    ...callOuts.map((_, i) => calledOut(i, createRandom(`${seed}/call-out/${i}`))),
  ]

  function waiting(sort: Sort, random: Random): UnplannedOrder {
    const isSent = sort === 'sent' || sort === 'accepted'
    const trade = isSent ? 'heating' : random.pick(trades)
    const entered = enter(seed, kindOf(trade, random), trade, customers, random)
    const at = calendar.at(calendar.officeDay(0, -random.int(1, 9)), 8.5 + random.int(0, 28) / 4)
    const by = random.pick(office).uid
    const plan = isSent ? { ...noPlan, assigneeIds: [technician.uid], send: true as const } : noPlan
    const story = createStory(by, at, plan, random)
    if (sort === 'accepted') story.add(technician.uid, at + 25 * minute, move('accepted'))
    if (sort === 'onHold') story.add(by, at + 50 * minute, move('onHold', random.pick(holdReasons)))
    if (sort === 'cancelled') {
      story.add(by, at + 80 * minute, move('cancelled', random.pick(cancelReasons)))
    }
    return { entered, story: story.end() }
  }

  function calledOut(i: number, random: Random): UnplannedOrder {
    const call = callOuts[i]
    const trade = call?.who.trade ?? null
    if (call === undefined || trade === null) throw new Error('There is no such call')
    const minuteOfNow = Math.floor(calendar.now / minute) * minute
    const ago = (minutes: number): number => minuteOfNow - minutes * minute
    const callOut = enter(seed, callOutOf(trade, random), trade, customers, random)
    const entered = { ...callOut, priority: 'urgent', tags: [...callOut.tags, 'call-out'] } as const
    const plan = { ...noPlan, assigneeIds: [call.who.uid], send: true as const }
    const story = createStory(admin.uid, ago(call.entered), plan, random)
    for (const [to, minutes] of Object.entries(call.moves)) {
      const reason = to === 'paused' ? random.pick(pauseReasons) : undefined
      story.add(call.who.uid, ago(minutes), move(to, reason))
    }
    return { entered, story: story.end() }
  }
}

function move(to: string, reason?: string): Change {
  return { type: 'move', to, ...(reason !== undefined && { reason }) }
}
