import { send } from '#emulator/wire/http/respond.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import type { Stripe } from '../create-stripe.ts'
import { text } from '../form.ts'
import { html, redirect } from '../send-page.ts'
import { StripeError } from '../stripe-error.ts'
import { connectPage, payPage } from './pages.ts'

/** `/connect/{link}`: one button, after which the account can charge. */
export function serveConnect(stripe: Stripe, id: string, exchange: Exchange): void {
  stripe.find(stripe.state.accountLinks, id, 'account link')
  if (exchange.method === 'POST') return redirect(exchange, stripe.submitDetails(id))
  send(exchange.response, 200, html, connectPage())
}

/** `/pay/{session}`: where a customer pays a company. */
export async function servePay(stripe: Stripe, id: string, exchange: Exchange): Promise<void> {
  const { response } = exchange
  const session = stripe.find(stripe.state.paymentSessions, id, 'checkout session')
  if (exchange.method !== 'POST') return send(response, 200, html, payPage(session))
  const form = new URLSearchParams(await exchange.text())
  try {
    act(stripe, id, form)
    redirect(exchange, session.success_url)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    send(response, 200, html, payPage(session, error.message))
  }
}

function act(stripe: Stripe, id: string, form: URLSearchParams): void {
  const what = text(form, 'do')
  if (what === 'later') stripe.payLater(id)
  else if (what === '') stripe.payOnce(id, text(form, 'card'))
  else stripe.decide(id, what === 'paid')
}
