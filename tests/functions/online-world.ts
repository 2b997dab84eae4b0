import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createRandom } from '#emulator/demo/base/random.ts'
import { createVirtualTimer } from '#emulator/functions/timer.ts'
import { signature } from '#emulator/stripe/create-webhooks.ts'
import { type StripeStandIn, startStripe } from '#emulator/stripe/start-stripe.ts'
import { issuedInvoice } from '#domain/einvoice/einvoice.fixture.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { shareFragment } from '#domain/share/share-link.ts'
import { shareIdOf } from '#domain/share/share-target.ts'
import { company, day, iso, stampsAt } from './documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

export const origin = 'https://daybook.test'
export const good = '4242 4242 4242 4242'
export const declined = '4000 0000 0000 0002'
export const now = Date.now()
export const stamps = stampsAt(now)

export let fixture: Fixture
export let standIn: StripeStandIn
let count = 0
export let companyId = ''
export let token = ''
const random = createRandom('online')

export const at = (name: string) => `${fixture.emulator.url}/demo/us-central1/${name}`
export const own = (path: string) => `companies/${companyId}/${path}`
export const state = () => standIn.stripe.state

/** An account of the stand-in that belongs to a company and can charge. */
export async function connected(whose: string, more: object = {}): Promise<string> {
  const { id } = standIn.stripe.createAccount({})
  const link = standIn.stripe.createAccountLink(id, origin, origin)
  standIn.stripe.submitDetails(link.split('/').at(-1) ?? '')
  await standIn.flush()
  const account = { accountId: id, formerId: '', chargesEnabled: true, isOff: false, ...more }
  await fixture.put(`companyAccounts/${whose}`, account)
  return id
}

export async function putInvoice(more: object = {}): Promise<void> {
  const { id: _, ...invoice } = issuedInvoice({})
  await fixture.put(own('invoices/i1'), {
    ...invoice,
    ...stamps,
    customerId: 'k1',
    currency: 'EUR',
    totalMinor: 12_000,
    ...more,
  })
}

export async function link(): Promise<string> {
  const secret = `${String(++count).padStart(21, '0')}A`
  await fixture.put(own(`shares/${shareIdOf(secret)}`), {
    ...stamps,
    kind: 'invoice',
    targetId: 'i1',
    customerId: 'k1',
    token: secret,
    mailTo: '',
    expiresAt: iso(now + day),
    revokedAt: null,
  })
  return shareFragment({ companyId, token: secret })
}

/** A payment that the office recorded. */
export async function putPayment(amountMinor: number): Promise<void> {
  const { paymentId: _, ...payment } = paymentArgs()
  await fixture.put(own(`payments/office${++count}`), {
    ...payment,
    ...stamps,
    customerId: 'k1',
    amountMinor,
    invoiceIds: ['i1'],
    allocatedMinor: [amountMinor],
    reversalOf: null,
  })
}

export interface Reply {
  readonly problem?: string
  readonly url?: string
  readonly view?: { readonly payOnlineMinor: number; readonly online: string }
}

async function post(name: string, body: object) {
  const response = await fetch(at(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Reply
}
export const show = () => post('share', { token })
export const start = (of = token) => post('payShare', { token: of, step: 'start' })
export const check = () => post('payShare', { token, step: 'check' })

/** What a customer does on a page of the stand-in. */
export function submit(url = '', fields: Record<string, string> = { card: good }) {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}
export const sessionOf = (url = '') => url.split('/').at(-1) ?? ''
export const payments = () =>
  fixture.all('payments', `companies/${companyId}`).filter(({ method }) => method === 'card')
export const receipts = () => fixture.all('mutations', `companies/${companyId}`)

/** Sends an event of an account as Stripe would. */
export function send(type: string, object: object, account: string) {
  const body = JSON.stringify({
    id: `evt_${++count}`,
    object: 'event',
    type,
    account,
    data: { object },
  })
  const signed = signature(
    body,
    standIn.env['STRIPE_ACCOUNT_WEBHOOK_SECRET'] ?? '',
    Math.floor(Date.now() / 1000),
  )
  return fetch(at('stripeAccountWebhook'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signed },
    body,
  })
}

/** Starts the functions and the stand-in for Stripe for this file, and a company with an invoice for each test. */
export function startOnlineWorld(): void {
  beforeAll(async () => {
    standIn = await startStripe({
      timer: createVirtualTimer(now),
      disturb: () => random.int(0, 999) / 1000,
    })
    fixture = await startFixture({
      dir: resolve('functions'),
      indexes: readFileSync('firestore.indexes.json', 'utf8'),
      env: { APP_ORIGIN: origin, ...standIn.env },
    })
    standIn.sendEventsTo(at('stripeWebhook'), at('stripeAccountWebhook'))
    await standIn.flush()
  })
  afterAll(async () => {
    await standIn.close()
    await fixture.close()
  })

  beforeEach(async () => {
    count += 1
    companyId = `c${count}`
    await fixture.put(`companies/${companyId}`, company({ timeZone: 'UTC' }))
    await connected(companyId)
    await fixture.put(own('customers/k1'), { ...stamps, name: 'Ana Ruiz', language: 'es' })
    await putInvoice()
    token = await link()
  })
}
