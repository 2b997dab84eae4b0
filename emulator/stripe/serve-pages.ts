import { send } from '#emulator/wire/http/respond.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import type { Stripe } from './create-stripe.ts'
import { text } from './form.ts'
import { checkoutPage, portalPage } from './pages.ts'
import { serveConnect, servePay } from './connect/serve-connect-pages.ts'
import { html, redirect } from './send-page.ts'
import { StripeError } from './stripe-error.ts'

/** `/checkout/{session}`, `/portal/{session}`, `/connect/{link}` and `/pay/{session}`: the pages that Stripe would host. */
export async function servePage(stripe: Stripe, exchange: Exchange): Promise<void> {
  const [, kind, id = ''] = /^\/(checkout|portal|connect|pay)\/(\w+)$/.exec(exchange.path) ?? []
  try {
    if (kind === 'checkout') return await serveCheckout(stripe, id, exchange)
    if (kind === 'portal') return await servePortal(stripe, id, exchange)
    if (kind === 'connect') return serveConnect(stripe, id, exchange)
    if (kind === 'pay') return await servePay(stripe, id, exchange)
    throw new StripeError(404, 'resource_missing', 'There is no such page.')
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    send(exchange.response, error.http, 'text/plain; charset=utf-8', error.message)
  }
}

async function serveCheckout(stripe: Stripe, id: string, exchange: Exchange): Promise<void> {
  const { response } = exchange
  const session = stripe.find(stripe.state.sessions, id, 'checkout session')
  if (exchange.method !== 'POST') return send(response, 200, html, checkoutPage(stripe, session))
  const form = new URLSearchParams(await exchange.text())
  try {
    stripe.pay(id, text(form, 'card'))
    redirect(exchange, session.success_url)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    send(response, 200, html, checkoutPage(stripe, session, error.message))
  }
}

async function servePortal(stripe: Stripe, id: string, exchange: Exchange): Promise<void> {
  const { response } = exchange
  const portal = stripe.find(stripe.state.portals, id, 'portal session')
  if (exchange.method !== 'POST') return send(response, 200, html, portalPage(stripe, portal))
  const form = new URLSearchParams(await exchange.text())
  const chosen = text(form, 'subscription')
  try {
    if (chosen !== '') checkOwn(stripe, chosen, portal.customer)
    act(stripe, form, portal.customer)
    redirect(exchange, exchange.path)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    send(response, 200, html, portalPage(stripe, portal, error.message))
  }
}

function checkOwn({ find, state }: Stripe, id: string, customer: string): void {
  if (find(state.subscriptions, id, 'subscription').customer !== customer)
    throw new StripeError(404, 'resource_missing', 'There is no such subscription.')
}

function act(stripe: Stripe, form: URLSearchParams, customer: string): void {
  const id = text(form, 'subscription')
  const what = text(form, 'do')
  if (what === 'card') stripe.changeCard(customer, text(form, 'card'))
  else if (what === 'cancel') stripe.cancel(id)
  else if (what === 'resume') stripe.resume(id)
  else if (what === 'renew') stripe.renewNow(id)
  else if (what === 'change') stripe.change(id, text(form, 'price'), Number(text(form, 'quantity')))
}
