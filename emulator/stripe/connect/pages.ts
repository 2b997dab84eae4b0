import { escapeHtml, page } from '#emulator/auth/pages/html.ts'
import { cardField, notice, testCards } from '../pages.ts'
import type { PaymentSession } from './types.ts'

/** Where an owner connects the company's account. */
export function connectPage(): string {
  return page(
    'Connect online payments',
    `${notice}<form method="post"><button>Connect</button></form>`,
  )
}

/** Where a customer pays. `problem` is why the card before was refused. */
export function payPage(session: PaymentSession, problem = ''): string {
  const { name, currency, amount_total, cancel_url } = session
  return page(
    `Pay ${escapeHtml(name)}`,
    [
      notice,
      `<p>${money(amount_total, currency)}</p>`,
      problem === '' ? '' : `<p role="alert">${escapeHtml(problem)}</p>`,
      formOf(session),
      `<p><a href="${escapeHtml(cancel_url)}">Back</a></p>`,
    ].join(''),
  )
}

function formOf({ status, payment_intent }: PaymentSession): string {
  if (status === 'open')
    return [
      `<form method="post">${cardField}<button>Pay</button></form>${testCards}`,
      `<form method="post">${action('later', 'Pay from a bank account, which takes days')}</form>`,
    ].join('')
  if (payment_intent?.status !== 'processing') return '<p>This checkout is over.</p>'
  return [
    '<form method="post"><p>The bank is asked.</p>',
    action('paid', 'Stand-in only: let the bank pay'),
    ' ',
    action('refused', 'Stand-in only: let the bank refuse'),
    '</form>',
  ].join('')
}

function action(name: string, label: string): string {
  return `<button name="do" value="${name}">${label}</button>`
}

function money(amount: number, code: string): string {
  const currency = code.toUpperCase()
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return escapeHtml(format.format(amount / 10 ** digits))
}
