import { type Data, ordersHere, planWork } from '#data/index.ts'
import type { MissingDate } from '#domain/plan/messages.ts'
import { occurrenceId } from '#domain/recurrence/occurrence-id.ts'
import { newId } from '#lib/new-id.ts'
import { nextTask } from '#lib/next-task.ts'
import { askWorker } from './ask-worker.ts'

/** Orders that are stored in one transaction: screens that follow orders read them again after each. */
const atOnce = 12

type Stored = Pick<Data, 'read' | 'mutateAll'>

/**
 * Creates the orders that plans lack up to their horizons, as seen at the instant `now`. Does nothing before this device
 * has all plans and orders, and while another tab does the same.
 */
export async function createOrders(data: Stored, now: string): Promise<void> {
  if (!('locks' in navigator)) return createMissing(data, now)
  await navigator.locks.request('daybook-plans', { ifAvailable: true }, async (lock) => {
    if (lock) await createMissing(data, now)
  })
}

async function createMissing(data: Stored, now: string): Promise<void> {
  const plans = await data.read(planWork(now.slice(0, 10)))
  if (!plans || plans.length === 0) return
  const dates = await askWorker({ now, plans })
  const known = await data.read(ordersHere(dates.map(idOf)))
  if (!known) return
  const missing = dates.filter((date) => !known.has(idOf(date)))
  for (let from = 0; from < missing.length; from += atOnce) {
    const done = await data.mutateAll(
      missing.slice(from, from + atOnce).map((args) => ({
        id: newId(),
        name: 'plan/createOrder',
        args,
      })),
    )
    if (!done.ok) throw new Error(`Orders of plans were not created: ${done.problem.type}`)
    await nextTask()
  }
}

function idOf({ planId, on }: MissingDate): string {
  return occurrenceId(planId, on)
}
