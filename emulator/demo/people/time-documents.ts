import { day, iso, minute, type Calendar } from '../base/calendar.ts'
import { created, inCompany } from '../base/company.ts'
import { createRandom } from '../base/random.ts'
import type { DemoDocument } from '../base/types.ts'
import type { DemoOrder } from '../orders/create-orders.ts'
import { type DemoPerson, former, leftDaysAgo, technicians } from './people.ts'

const firstDay = -15
const half = 30 * minute

export interface WorkSpan {
  readonly kind: 'day' | 'break' | 'order' | 'travel'
  readonly orderId: string | null
  readonly start: number
  readonly end: number
}

/** The hours that technicians recorded in the last two weeks: the paid day, its break, and what the day went to. */
export function timeDocuments(
  seed: string,
  orders: readonly DemoOrder[],
  calendar: Calendar,
): DemoDocument[] {
  const work = technicians.map((person) => [person, workSpansOf(person.uid, orders)] as const)
  return Array.from({ length: -firstDay }, (_, i) => firstDay + i).flatMap((offset) =>
    work.flatMap(([person, all]) => {
      const [from, until] = [calendar.at(offset, 4), calendar.at(offset, 4) + day]
      const done = all.filter(({ start }) => start >= from && start < until)
      const random = createRandom(`${seed}/time/${person.uid}/${offset}`)
      return dayOf(person, offset, done, calendar, random.int(0, 14) * minute).map((stretch, nth) =>
        entryDocument(
          `demo-time-${person.uid.replace('demo-', '')}${offset}-${nth + 1}`,
          stretch,
          person,
        ),
      )
    }),
  )
}

/** What was recorded before that on work that is still to be billed. */
export function olderTimeDocuments(
  orders: readonly DemoOrder[],
  calendar: Calendar,
): DemoDocument[] {
  const until = calendar.at(firstDay, 4)
  const unbilled = orders.filter(({ status }) => status === 'done' || status === 'reviewed')
  return unbilled.flatMap((order) =>
    technicians.flatMap((person) =>
      workSpansOf(person.uid, [order])
        .filter(({ start }) => start < until)
        .map((span, nth) =>
          entryDocument(
            `demo-time-${person.uid.replace('demo-', '')}-${order.id}-${nth + 1}`,
            span,
            person,
          ),
        ),
    ),
  )
}

/** One day of a person: nothing on a weekend without orders, nor after the person has left. */
function dayOf(
  person: DemoPerson,
  offset: number,
  done: readonly WorkSpan[],
  calendar: Calendar,
  late: number,
): readonly WorkSpan[] {
  const isWeekend = calendar.isWeekend(offset)
  const isGone = person === former && offset >= -leftDaysAgo
  if (isGone || (isWeekend && done.length === 0)) return []
  const [opens, closes] = calendar.hoursOf(offset)
  const first = Math.min(calendar.at(offset, opens) - half / 2, ...done.map(({ start }) => start))
  const last = Math.max(calendar.at(offset, closes) - half, ...done.map(({ end }) => end))
  const whole = { kind: 'day', orderId: null, start: first - late, end: last + late } as const
  return [whole, ...(isWeekend ? [] : lunch(done, calendar.at(offset, 12), late)), ...done]
}

/** Half an hour at noon, or as soon after it as nothing else is going on. */
function lunch(done: readonly WorkSpan[], noon: number, late: number): readonly WorkSpan[] {
  const starts = [noon + late, ...done.map(({ end }) => end + minute)].toSorted((a, b) => a - b)
  const start = starts.find(
    (at) =>
      at >= noon &&
      at < noon + 4 * half &&
      !done.some((one) => one.start < at + half && at < one.end),
  )
  return start === undefined ? [] : [{ kind: 'break', orderId: null, start, end: start + half }]
}

/** What the steps of a person's orders started and stopped, as the app's clock does. */
export function workSpansOf(uid: string, orders: readonly DemoOrder[]): readonly WorkSpan[] {
  return orders.flatMap(({ id: orderId, story, planned }) => {
    if (planned === null || planned.slot.day >= 0) return []
    const moves = story.steps.flatMap(({ by, at, change }) =>
      change.type === 'move' && by === uid ? [{ to: change.to, at }] : [],
    )
    return moves.flatMap(({ to, at: start }, i) => {
      const kind = to === 'enRoute' ? 'travel' : to === 'onSite' ? 'order' : undefined
      const end = moves[i + 1]?.at
      return kind === undefined || end === undefined ? [] : [{ kind, orderId, start, end } as const]
    })
  })
}

function entryDocument(id: string, stretch: WorkSpan, { uid }: DemoPerson): DemoDocument {
  const { kind, orderId, start, end } = stretch
  return inCompany(`timeEntries/${id}`, {
    userId: uid,
    kind,
    orderId,
    startedAt: iso(start),
    endedAt: iso(end),
    note: '',
    ...created(start, uid),
    updatedAt: iso(end + 900),
  })
}
