import type { Ledger } from './create-ledger.ts'
import type { Price, Subscription } from './types.ts'

/** How long a failed payment is tried again, once a day, before the subscription is canceled; in days. */
const retryDays = 14
const daySeconds = 86_400

/** Begins the next period of a subscription whose period is over, and charges for it. */
export function renew(ledger: Ledger, subscription: Subscription): Subscription {
  if (subscription.cancel_at_period_end) return ledger.end(subscription)
  const [item] = subscription.items.data
  const start = item.current_period_end
  const next = withItem(subscription, {
    current_period_start: start,
    current_period_end: periodEnd(start, item.price),
  })
  const isPaid = ledger.behaviourFor(subscription.customer) === 'pays'
  ledger.bill(next, isPaid)
  return ledger.save({ ...next, status: isPaid ? 'active' : 'past_due' })
}

/** Tries once a day to get what is unpaid, and gives up after two weeks. */
export function retry(ledger: Ledger, subscription: Subscription): void {
  const oldest = ledger.openInvoicesOf(subscription.id).at(-1)
  if (!oldest || ledger.seconds() < oldest.created + oldest.attempt_count * daySeconds) return
  if (ledger.behaviourFor(subscription.customer) === 'pays') return void ledger.settle(subscription)
  const tried = { ...oldest, attempt_count: oldest.attempt_count + 1 }
  ledger.state.invoices[oldest.id] = tried
  ledger.emit('invoice.payment_failed', tried)
  if (tried.attempt_count > retryDays) ledger.end(subscription)
}

export function withItem(
  subscription: Subscription,
  change: Partial<Subscription['items']['data'][0]>,
): Subscription {
  const [item] = subscription.items.data
  return { ...subscription, items: { object: 'list', data: [{ ...item, ...change }] } }
}

/** When a period that starts then ends, in seconds. */
export function periodEnd(start: number, { recurring }: Price): number {
  const date = new Date(start * 1000)
  const months = (recurring.interval === 'year' ? 12 : 1) * recurring.interval_count
  const end = new Date(date)
  end.setUTCMonth(date.getUTCMonth() + months)
  // The 31st of a month without one is its last day.
  if (end.getUTCDate() !== date.getUTCDate()) end.setUTCDate(0)
  return end.getTime() / 1000
}
