import { escapeHtml, page } from '#emulator/auth/pages/html.ts'
import type { Stripe } from './create-stripe.ts'
import type { Price, Session, Subscription } from './types.ts'

export const notice =
  '<p><strong>This is a stand-in for Stripe on this machine.</strong> No card is charged; use the test cards.</p>'

export const testCards =
  '<ul><li>4242 4242 4242 4242 pays</li><li>4000 0000 0000 0002 is declined</li>' +
  '<li>4000 0000 0000 0341 pays once, and fails later</li></ul>'

export const cardField =
  '<label>Card number <input name="card" inputmode="numeric" autocomplete="off" required></label>'

/** Where a checkout is paid. `problem` is why the card before was refused. */
export function checkoutPage(stripe: Stripe, session: Session, problem = ''): string {
  const { state } = stripe
  const price = stripe.find(state.prices, session.price, 'price')
  const product = stripe.find(state.products, price.product, 'product')
  const back = escapeHtml(session.cancel_url)
  return page(
    `Subscribe to ${product.name}`,
    [
      notice,
      `<p>${session.quantity} × ${priceText(price)} = ${money(price.unit_amount * session.quantity, price.currency)}</p>`,
      problem === '' ? '' : `<p role="alert">${escapeHtml(problem)}</p>`,
      session.status === 'complete'
        ? '<p>This checkout is complete.</p>'
        : `<form method="post">${cardField}<button>Subscribe</button></form>${testCards}`,
      `<p><a href="${back}">Back to Daybook</a></p>`,
    ].join(''),
  )
}

/** Where a customer manages their subscriptions. */
export function portalPage(
  stripe: Stripe,
  { customer, returnUrl }: { readonly customer: string; readonly returnUrl: string },
  problem = '',
): string {
  const { state } = stripe
  const own = Object.values(state.subscriptions).filter((each) => each.customer === customer)
  return page(
    'Billing',
    [
      notice,
      problem === '' ? '' : `<p role="alert">${escapeHtml(problem)}</p>`,
      ...own.reverse().map((subscription) => describe(stripe, subscription)),
      own.length === 0 ? '<p>There is no subscription.</p>' : '',
      '<h2>Card</h2>',
      `<p>${cardText(state.cards[customer])}</p>`,
      `<form method="post">${cardField}${action('card', 'Use this card')}</form>${testCards}`,
      `<p><a href="${escapeHtml(returnUrl)}">Back to Daybook</a></p>`,
    ].join(''),
  )
}

function describe(stripe: Stripe, subscription: Subscription): string {
  const { state } = stripe
  const [item] = subscription.items.data
  const { name } = stripe.find(state.products, item.price.product, 'product')
  const until = new Date(item.current_period_end * 1000).toISOString().slice(0, 10)
  const head = `<h2>${escapeHtml(name)}, ${item.quantity} × ${priceText(item.price)}</h2><p>${subscription.status}`
  if (subscription.status === 'canceled') return `${head}</p>`
  const options = Object.values(state.prices)
    .filter(({ active, id }) => active || id === item.price.id)
    .map((price) => {
      const product = stripe.find(state.products, price.product, 'product')
      const selected = price.id === item.price.id ? ' selected' : ''
      return `<option value="${price.id}"${selected}>${escapeHtml(product.name)}, ${priceText(price)}</option>`
    })
  return [
    `${head}, ${subscription.cancel_at_period_end ? 'ends' : 'renews'} on ${until}</p>`,
    `<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">`,
    `<label>Plan <select name="price">${options.join('')}</select></label>`,
    `<label>Seats <input name="quantity" type="number" min="1" max="200" value="${item.quantity}"></label>`,
    action('change', 'Change plan'),
    ' ',
    subscription.cancel_at_period_end
      ? action('resume', 'Keep subscription')
      : action('cancel', 'Cancel subscription'),
    ' ',
    action('renew', 'Stand-in only: let the period end now'),
    '</form>',
  ].join('')
}

function action(name: string, label: string): string {
  return `<button name="do" value="${name}">${label}</button>`
}

function cardText(card: string | undefined): string {
  return card === undefined ? 'None' : `•••• ${card.slice(-4)}`
}

function priceText({ unit_amount, currency, recurring }: Price): string {
  return `${money(unit_amount, currency)} for each person and ${recurring.interval}`
}

/** The stand-in sells in a currency of two digits only. */
function money(minor: number, currency: string): string {
  return `${(minor / 100).toFixed(2)} ${currency.toUpperCase()}`
}
