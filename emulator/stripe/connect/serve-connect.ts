import type { Exchange } from '#emulator/wire/http/exchange.ts'
import type { Stripe } from '../create-stripe.ts'
import { type Form, text, texts } from '../form.ts'
import { once } from '../once.ts'
import { StripeError } from '../stripe-error.ts'
import { apiSession } from './create-connect.ts'
import type { PaymentSession } from './types.ts'

type Answer = (stripe: Stripe, id: string, form: Form, exchange: Exchange) => unknown
type Route = readonly [string, RegExp, Answer]

/** What the platform asks about accounts. */
export const accountRoutes: readonly Route[] = [
  ['POST', /^accounts$/, createAccount],
  ['GET', /^accounts\/([^/]+)$/, (stripe, id) => stripe.find(stripe.state.accounts, id, 'account')],
  ['POST', /^account_links$/, createLink],
]

/** What is asked with the header `Stripe-Account`: of the objects of that account alone. */
export const ownRoutes: readonly Route[] = [
  ['POST', /^checkout\/sessions$/, createPayment],
  ['GET', /^checkout\/sessions\/([^/]+)$/, readSession],
  ['POST', /^checkout\/sessions\/([^/]+)\/expire$/, expireSession],
]

function createAccount(stripe: Stripe, _: string, form: Form, exchange: Exchange): unknown {
  return once(stripe, exchange, stripe.state.accounts, () =>
    stripe.createAccount(texts(form, 'metadata')),
  )
}

function createLink(stripe: Stripe, _: string, form: Form, { origin }: Exchange): unknown {
  const url = stripe.createAccountLink(text(form, 'account'), text(form, 'return_url'), origin)
  return { object: 'account_link', url }
}

function createPayment(stripe: Stripe, _: string, form: Form, exchange: Exchange): unknown {
  const item = 'line_items[0]'
  const price = `${item}[price_data]`
  const session = once(stripe, exchange, stripe.state.paymentSessions, () =>
    stripe.createPayment(
      {
        account: accountIn(exchange),
        currency: text(form, `${price}[currency]`),
        amount_total:
          Number(text(form, `${price}[unit_amount]`)) * Number(text(form, `${item}[quantity]`)),
        name: text(form, `${price}[product_data][name]`),
        success_url: text(form, 'success_url'),
        cancel_url: text(form, 'cancel_url'),
        metadata: texts(form, 'metadata'),
      },
      exchange.origin,
    ),
  )
  return apiSession(session, false)
}

function readSession(stripe: Stripe, id: string, form: Form, exchange: Exchange): unknown {
  return apiSession(own(stripe, id, exchange), form.get('expand[0]') === 'payment_intent')
}

function expireSession(stripe: Stripe, id: string, _: Form, exchange: Exchange): unknown {
  return apiSession(stripe.expirePayment(own(stripe, id, exchange).id), false)
}

function own({ find, state }: Stripe, id: string, exchange: Exchange): PaymentSession {
  const session = find(state.paymentSessions, id, 'checkout session')
  if (session.account !== accountIn(exchange))
    throw new StripeError(404, 'resource_missing', `No such checkout session: '${id}'`)
  return session
}

function accountIn({ headers }: Exchange): string {
  return String(headers['stripe-account'] ?? '')
}
