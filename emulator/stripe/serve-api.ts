import { sendJson } from '#emulator/wire/http/respond.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import type { Stripe } from './create-stripe.ts'
import { type Form, text, texts } from './form.ts'
import { accountRoutes, ownRoutes } from './connect/serve-connect.ts'
import { once } from './once.ts'
import { StripeError } from './stripe-error.ts'

interface ApiContext {
  readonly stripe: Stripe
  /** The key that the API asks for. */
  readonly key: string
}

type Answer = (stripe: Stripe, id: string, form: Form, exchange: Exchange) => unknown

/** What the stand-in answers, by method and path. */
const routes: readonly (readonly [string, RegExp, Answer])[] = [
  ...accountRoutes,
  ['GET', /^products\/([^/]+)$/, (stripe, id) => stripe.find(stripe.state.products, id, 'product')],
  ['GET', /^prices\/([^/]+)$/, (stripe, id) => stripe.find(stripe.state.prices, id, 'price')],
  ['POST', /^customers$/, createCustomer],
  ['POST', /^customers\/([^/]+)$/, (stripe, id, form) => stripe.setEmail(id, text(form, 'email'))],
  ['POST', /^checkout\/sessions$/, createSession],
  ['GET', /^checkout\/sessions$/, listSessions],
  ['POST', /^checkout\/sessions\/([^/]+)\/expire$/, (stripe, id) => stripe.expire(id)],
  [
    'GET',
    /^subscriptions\/([^/]+)$/,
    (stripe, id) => stripe.find(stripe.state.subscriptions, id, 'subscription'),
  ],
  ['POST', /^subscriptions\/([^/]+)$/, changeSeats],
  ['GET', /^invoices$/, listInvoices],
  ['POST', /^billing_portal\/sessions$/, createPortal],
  ['DELETE', /^subscriptions\/([^/]+)$/, (stripe, id) => stripe.cancelNow(id)],
]

/** `/v1/...`: the part of Stripe's API that Daybook uses, in the form in which Stripe's package asks for it. */
export async function serveApi({ stripe, key }: ApiContext, exchange: Exchange): Promise<void> {
  const { method, path, headers, response, query } = exchange
  try {
    if (headers.authorization !== `Bearer ${key}`)
      throw new StripeError(401, 'api_key_invalid', 'Invalid API key.', 'authentication_error')
    const form = method === 'POST' ? new URLSearchParams(await exchange.text()) : query
    const known = headers['stripe-account'] === undefined ? routes : ownRoutes
    for (const [verb, pattern, answer] of known) {
      const match = verb === method ? pattern.exec(path.slice('/v1/'.length)) : null
      if (match)
        return sendJson(
          response,
          200,
          answer(stripe, decodeURIComponent(match[1] ?? ''), form, exchange),
        )
    }
    throw new StripeError(404, 'resource_missing', `The stand-in has no ${method} ${path}.`)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    const { http, code, type, message } = error
    sendJson(response, http, { error: { type, code, message } })
  }
}

function createCustomer(stripe: Stripe, _: string, form: Form, exchange: Exchange): unknown {
  return once(stripe, exchange, stripe.state.customers, () =>
    stripe.createCustomer(text(form, 'email'), texts(form, 'metadata')),
  )
}

function createSession(stripe: Stripe, _: string, form: Form, exchange: Exchange): unknown {
  return once(stripe, exchange, stripe.state.sessions, () =>
    stripe.createSession(
      {
        mode: 'subscription',
        customer: text(form, 'customer'),
        price: text(form, 'line_items[0][price]'),
        quantity: Number(text(form, 'line_items[0][quantity]')),
        success_url: text(form, 'success_url'),
        cancel_url: text(form, 'cancel_url'),
        metadata: texts(form, 'metadata'),
        subscription_metadata: texts(form, 'subscription_data[metadata]'),
      },
      exchange.origin,
    ),
  )
}

function listSessions({ state }: Stripe, _: string, form: Form): unknown {
  const data = Object.values(state.sessions).filter(
    ({ customer, status }) =>
      customer === text(form, 'customer') && status === text(form, 'status'),
  )
  return { object: 'list', data, has_more: false }
}

function changeSeats(stripe: Stripe, id: string, form: Form): unknown {
  const [item] = stripe.find(stripe.state.subscriptions, id, 'subscription').items.data
  if (text(form, 'items[0][id]') !== item.id)
    throw new StripeError(400, 'resource_missing', 'The subscription has no such item.')
  return stripe.change(id, item.price.id, Number(text(form, 'items[0][quantity]')))
}

function listInvoices(stripe: Stripe, _: string, form: Form): unknown {
  const status = form.get('status')
  const found = stripe
    .invoicesOf(text(form, 'subscription'))
    .filter((invoice) => status === null || invoice.status === status)
  const limit = Number(form.get('limit') ?? 10)
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit }
}

function createPortal(stripe: Stripe, _: string, form: Form, { origin }: Exchange): unknown {
  const { state } = stripe
  const { id: customer } = stripe.find(state.customers, text(form, 'customer'), 'customer')
  const returnUrl = text(form, 'return_url')
  const id = stripe.newId('bps')
  state.portals[id] = { customer, returnUrl }
  return {
    id,
    object: 'billing_portal.session',
    customer,
    return_url: returnUrl,
    url: `${origin}/portal/${id}`,
  }
}
