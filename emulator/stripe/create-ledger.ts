import type { Timer } from '#emulator/functions/timer.ts'
import { type CardBehaviour, behaviourOf } from './cards.ts'
import { StripeError } from './stripe-error.ts'
import type { Invoice, StripeState, Subscription } from './types.ts'

export interface Surroundings {
  readonly state: StripeState
  readonly timer: Timer
  /** Called with each event, in the order in which they happen, and the account that it is of, if any. */
  readonly emit: (type: string, object: object, account?: string) => void
}

export type Ledger = ReturnType<typeof createLedger>

/** What is stored of customers, cards, subscriptions and invoices, and how it changes. Errors are `StripeError`. */
export function createLedger({ state, timer, emit }: Surroundings) {
  const seconds = (): number => Math.floor(timer.now() / 1000)

  function newId(prefix: string): string {
    state.count += 1
    return `${prefix}_standin${state.count}`
  }

  function find<T>(all: Readonly<Record<string, T>>, id: string, what: string): T {
    const found = Object.hasOwn(all, id) ? all[id] : undefined
    if (found === undefined)
      throw new StripeError(404, 'resource_missing', `No such ${what}: '${id}'`)
    return found
  }

  function save(subscription: Subscription, event = 'customer.subscription.updated'): Subscription {
    state.subscriptions[subscription.id] = subscription
    emit(event, subscription)
    return subscription
  }

  function behaviourFor(customer: string): CardBehaviour {
    return behaviourOf(state.cards[customer] ?? '') ?? 'declined'
  }

  /** Bills a period; `isPaid` is what the card said. */
  function bill(subscription: Subscription, isPaid: boolean): Invoice {
    const [item] = subscription.items.data
    const amount = item.price.unit_amount * item.quantity
    const id = newId('in')
    const invoice: Invoice = {
      id,
      object: 'invoice',
      number: `STANDIN-${String(state.count).padStart(4, '0')}`,
      customer: subscription.customer,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id },
      },
      status: isPaid ? 'paid' : 'open',
      currency: subscription.currency,
      amount_due: amount,
      amount_paid: isPaid ? amount : 0,
      created: seconds(),
      period_start: item.current_period_start,
      period_end: item.current_period_end,
      hosted_invoice_url: '',
      attempt_count: 1,
    }
    state.invoices[id] = invoice
    emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    return invoice
  }

  function invoicesOf(subscription: string): Invoice[] {
    return Object.values(state.invoices)
      .filter(({ parent }) => parent.subscription_details.subscription === subscription)
      .reverse()
  }

  const openInvoicesOf = (id: string): Invoice[] =>
    invoicesOf(id).filter(({ status }) => status === 'open')

  function settle(subscription: Subscription): Subscription {
    for (const invoice of openInvoicesOf(subscription.id)) {
      const paid: Invoice = { ...invoice, status: 'paid', amount_paid: invoice.amount_due }
      state.invoices[invoice.id] = paid
      emit('invoice.paid', paid)
    }
    return save({ ...subscription, status: 'active' })
  }

  function end(subscription: Subscription): Subscription {
    const at = seconds()
    const { canceled_at } = subscription
    return save(
      { ...subscription, status: 'canceled', canceled_at: canceled_at ?? at, ended_at: at },
      'customer.subscription.deleted',
    )
  }

  function attach(customer: string, card: string): void {
    const behaviour = behaviourOf(card)
    if (behaviour === undefined)
      throw new StripeError(
        402,
        'incorrect_number',
        'This is none of the test cards.',
        'card_error',
      )
    if (behaviour === 'declined')
      throw new StripeError(402, 'card_declined', 'Your card was declined.', 'card_error')
    state.cards[customer] = card.replaceAll(/\D/g, '')
  }
  return {
    state,
    emit,
    seconds,
    newId,
    find,
    save,
    behaviourFor,
    bill,
    invoicesOf,
    openInvoicesOf,
    settle,
    end,
    attach,
  }
}
