import type { Ledger } from './create-ledger.ts'
import { periodEnd } from './renewals.ts'
import { StripeError } from './stripe-error.ts'
import type { Customer, Price, Session, Subscription } from './types.ts'

export type NewSession = Omit<Session, 'id' | 'object' | 'status' | 'subscription' | 'url'>

/** Customers and their way through a checkout. */
export function createCheckout(ledger: Ledger) {
  const { state, newId, find } = ledger
  return {
    createCustomer(email: string, metadata: Customer['metadata']): Customer {
      const customer: Customer = { id: newId('cus'), object: 'customer', email, metadata }
      state.customers[customer.id] = customer
      return customer
    },
    setEmail(id: string, email: string): Customer {
      const customer = { ...find(state.customers, id, 'customer'), email }
      state.customers[id] = customer
      return customer
    },
    createSession(given: NewSession, origin: string): Session {
      const price = find(state.prices, given.price, 'price')
      if (!price.active) throw new StripeError(400, 'price_inactive', 'The price is not active.')
      find(state.customers, given.customer, 'customer')
      const id = newId('cs')
      const session: Session = {
        ...given,
        id,
        object: 'checkout.session',
        status: 'open',
        subscription: null,
        url: `${origin}/checkout/${id}`,
      }
      state.sessions[id] = session
      return session
    },
    /** Closes a checkout that nobody has paid. */
    expire(id: string): Session {
      const session = find(state.sessions, id, 'checkout session')
      if (session.status !== 'open')
        throw new StripeError(400, 'resource_missing', 'This checkout is not open.')
      const expired: Session = { ...session, status: 'expired' }
      state.sessions[id] = expired
      return expired
    },
    /** Pays an open checkout with a card; throws a `card_error` where the card is declined. */
    pay(id: string, card: string): Session {
      const session = find(state.sessions, id, 'checkout session')
      if (session.status !== 'open')
        throw new StripeError(400, 'session_complete', 'This checkout is complete.')
      ledger.attach(session.customer, card)
      const price = find(state.prices, session.price, 'price')
      const subscription = newSubscription(ledger, session, price)
      const paid: Session = { ...session, status: 'complete', subscription: subscription.id }
      state.sessions[id] = paid
      ledger.save(subscription, 'customer.subscription.created')
      ledger.bill(subscription, true)
      ledger.emit('checkout.session.completed', paid)
      return paid
    },
  }
}

function newSubscription(ledger: Ledger, session: Session, price: Price): Subscription {
  const at = ledger.seconds()
  return {
    id: ledger.newId('sub'),
    object: 'subscription',
    customer: session.customer,
    status: 'active',
    items: {
      object: 'list',
      data: [
        {
          id: ledger.newId('si'),
          object: 'subscription_item',
          price,
          quantity: session.quantity,
          current_period_start: at,
          current_period_end: periodEnd(at, price),
        },
      ],
    },
    metadata: session.subscription_metadata,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    created: at,
    currency: price.currency,
    trial_start: null,
    trial_end: null,
  }
}
