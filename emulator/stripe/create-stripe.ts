import { createConnect } from './connect/create-connect.ts'
import { createCheckout } from './create-checkout.ts'
import { type Surroundings, createLedger } from './create-ledger.ts'
import { renew, retry, withItem } from './renewals.ts'
import { StripeError } from './stripe-error.ts'
import type { Subscription } from './types.ts'

export type Stripe = ReturnType<typeof createStripe>

/** The business of the stand-in: customers, checkouts, subscriptions and their renewal. Errors are `StripeError`. */
export function createStripe(surroundings: Surroundings) {
  const ledger = createLedger(surroundings)
  const { state, find, save, seconds, settle } = ledger

  function changeable(id: string): Subscription {
    const subscription = find(state.subscriptions, id, 'subscription')
    if (subscription.status === 'canceled')
      throw new StripeError(400, 'resource_missing', 'The subscription is canceled.')
    return subscription
  }

  return {
    state,
    find,
    newId: ledger.newId,
    invoicesOf: ledger.invoicesOf,
    ...createCheckout(ledger),
    ...createConnect(ledger),
    /** Replaces the card of a customer; what is unpaid is charged to it at once. */
    changeCard(customer: string, card: string): void {
      ledger.attach(customer, card)
      if (ledger.behaviourFor(customer) !== 'pays') return
      for (const subscription of Object.values(state.subscriptions))
        if (subscription.customer === customer && subscription.status === 'past_due')
          settle(subscription)
    },
    /** Ends the subscription with the period that is paid for. */
    cancel(id: string): Subscription {
      const subscription = changeable(id)
      const [item] = subscription.items.data
      return save({
        ...subscription,
        cancel_at_period_end: true,
        cancel_at: item.current_period_end,
        canceled_at: seconds(),
      })
    },
    cancelNow: (id: string): Subscription => ledger.end(changeable(id)),
    /** Takes a cancellation back before it takes effect. */
    resume(id: string): Subscription {
      const none = { cancel_at_period_end: false, cancel_at: null, canceled_at: null }
      return save({ ...changeable(id), ...none })
    },
    /** Changes plan and seats from now on; the difference is not billed. */
    change(id: string, priceId: string, quantity: number): Subscription {
      if (!Number.isInteger(quantity) || quantity < 1)
        throw new StripeError(400, 'parameter_invalid_integer', 'Seats must be a whole number.')
      const price = find(state.prices, priceId, 'price')
      return save(withItem(changeable(id), { price, quantity }))
    },
    /** Ends the current period now, as if its time had passed. */
    renewNow(id: string): Subscription {
      return renew(ledger, withItem(changeable(id), { current_period_end: seconds() }))
    },
    /** Does what is due: renewals and further attempts. */
    tick(): void {
      for (const id of Object.keys(state.subscriptions)) {
        let subscription = find(state.subscriptions, id, 'subscription')
        while (subscription.status !== 'canceled' && isDue(subscription))
          subscription = renew(ledger, subscription)
        if (subscription.status === 'past_due') retry(ledger, subscription)
      }
    },
  }

  function isDue({ items }: Subscription): boolean {
    return items.data[0].current_period_end <= seconds()
  }
}
