import { minute } from '../base/calendar.ts'
import { technician, technicians } from '../people/people.ts'
import type { Slot } from './plan-days.ts'

/** How many minutes ago each step was taken. */
type StepsAgo = Readonly<Partial<Record<'enRoute' | 'onSite' | 'paused' | 'done', number>>>

const firstOrder: StepsAgo = { enRoute: 262, onSite: 249, done: 158 }

/** What a technician is on now, so that the office sees every kind of progress. */
const secondOrder: readonly StepsAgo[] = [
  { enRoute: 74, onSite: 61 },
  { enRoute: 126, onSite: 113, paused: 14 },
  { enRoute: 11 },
  { enRoute: 47, onSite: 33 },
]

/**
 * How far today's orders have come, in milliseconds since 1970. It is counted back from now and not from the
 * planned hours, so that the same orders have come as far at any hour. The headline technician's day is all ahead.
 */
export function stepsToday(
  { technician: worker, nth }: Slot,
  now: number,
): readonly { readonly to: string; readonly at: number }[] {
  const steps = worker === technician ? undefined : nth === 0 ? firstOrder : second()
  const minuteOfNow = Math.floor(now / minute) * minute
  return Object.entries(steps ?? {}).map(([to, ago]) => ({ to, at: minuteOfNow - ago * minute }))

  function second(): StepsAgo | undefined {
    return nth === 1 ? secondOrder[technicians.indexOf(worker) % secondOrder.length] : undefined
  }
}
