import { behaviourOf } from '../cards.ts'
import type { Ledger } from '../create-ledger.ts'
import { StripeError } from '../stripe-error.ts'
import type { Account, PaymentSession } from './types.ts'

export type NewPayment = Pick<
  PaymentSession,
  'account' | 'currency' | 'amount_total' | 'name' | 'success_url' | 'cancel_url' | 'metadata'
>

/** Currencies of three digits, of which the last must be 0. */
const threeDigits = /^(bhd|jod|kwd|omr|tnd)$/

/** The companies' own accounts, and what their customers pay there. */
export function createConnect({ state, newId, find, emit }: Ledger) {
  function open(id: string): PaymentSession {
    const session = find(state.paymentSessions, id, 'checkout session')
    if (session.status !== 'open')
      throw new StripeError(400, 'resource_missing', 'This checkout is not open.')
    return session
  }

  function save(session: PaymentSession, event: string): PaymentSession {
    state.paymentSessions[session.id] = session
    emit(`checkout.session.${event}`, apiSession(session, false), session.account)
    return session
  }

  function intent(status: NonNullable<PaymentSession['payment_intent']>['status']) {
    return { id: newId('pi'), object: 'payment_intent', status } as const
  }

  return {
    createAccount(metadata: Account['metadata']): Account {
      const account: Account = {
        id: newId('acct'),
        object: 'account',
        type: 'standard',
        charges_enabled: false,
        details_submitted: false,
        metadata,
      }
      state.accounts[account.id] = account
      return account
    },
    createAccountLink(account: string, returnUrl: string, origin: string): string {
      find(state.accounts, account, 'account')
      const id = newId('link')
      state.accountLinks[id] = { account, returnUrl }
      return `${origin}/connect/${id}`
    },
    /** What an owner does on the page of a link: the account can charge from now on. */
    submitDetails(link: string): string {
      const { account, returnUrl } = find(state.accountLinks, link, 'account link')
      const known = find(state.accounts, account, 'account')
      const ready = { ...known, charges_enabled: true, details_submitted: true }
      state.accounts[account] = ready
      emit('account.updated', ready, account)
      return returnUrl
    },
    createPayment(given: NewPayment, origin: string): PaymentSession {
      const { charges_enabled } = find(state.accounts, given.account, 'account')
      if (!charges_enabled)
        throw new StripeError(400, 'account_invalid', 'The account cannot charge yet.')
      const { amount_total: amount, currency } = given
      if (!Number.isInteger(amount) || amount < 1 || (threeDigits.test(currency) && amount % 10))
        throw new StripeError(400, 'parameter_invalid_integer', 'Invalid amount.')
      const id = newId('cs')
      const session: PaymentSession = {
        ...given,
        id,
        object: 'checkout.session',
        mode: 'payment',
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        url: `${origin}/pay/${id}`,
      }
      state.paymentSessions[id] = session
      return session
    },
    expirePayment(id: string): PaymentSession {
      return save({ ...open(id), status: 'expired' }, 'expired')
    },
    /** Pays an open checkout with a card; throws a `card_error` where the card is declined. */
    payOnce(id: string, card: string): PaymentSession {
      const session = open(id)
      const behaviour = behaviourOf(card)
      if (behaviour === undefined || behaviour === 'declined')
        throw new StripeError(402, 'card_declined', 'Your card was declined.', 'card_error')
      const payment_intent = intent('succeeded')
      return save(
        { ...session, status: 'complete', payment_status: 'paid', payment_intent },
        'completed',
      )
    },
    /** Pays from a bank account, which takes days. */
    payLater(id: string): PaymentSession {
      const payment_intent = intent('processing')
      return save({ ...open(id), status: 'complete', payment_intent }, 'completed')
    },
    /** What the bank says in the end of a payment that takes days. */
    decide(id: string, isPaid: boolean): PaymentSession {
      const session = find(state.paymentSessions, id, 'checkout session')
      const { payment_intent } = session
      if (payment_intent?.status !== 'processing')
        throw new StripeError(400, 'resource_missing', 'This payment is not processing.')
      return isPaid
        ? save(
            {
              ...session,
              payment_status: 'paid',
              payment_intent: { ...payment_intent, status: 'succeeded' },
            },
            'async_payment_succeeded',
          )
        : save(
            {
              ...session,
              payment_intent: { ...payment_intent, status: 'requires_payment_method' },
            },
            'async_payment_failed',
          )
    },
  }
}

/** A checkout as the API gives it. */
export function apiSession(session: PaymentSession, isExpanded: boolean): object {
  const { payment_intent, status, url } = session
  return {
    ...session,
    account: undefined,
    payment_intent: isExpanded ? payment_intent : (payment_intent?.id ?? null),
    // A checkout that is over has no page.
    url: status === 'open' ? url : null,
  }
}
