import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRandom } from '#emulator/demo/base/random.ts'
import { createVirtualTimer } from '#emulator/functions/timer.ts'
import { signature } from '#emulator/stripe/create-webhooks.ts'
import { type StripeStandIn, startStripe } from '#emulator/stripe/start-stripe.ts'
import { issuedInvoice } from '#domain/einvoice/einvoice.fixture.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { shareFragment } from '#domain/share/share-link.ts'
import { shareIdOf } from '#domain/share/share-target.ts'
import { company, day, iso, stampsAt, user } from './documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

const origin = 'https://daybook.test'
const good = '4242 4242 4242 4242'
const declined = '4000 0000 0000 0002'
const now = Date.now()
const stamps = stampsAt(now)

let fixture: Fixture
let standIn: StripeStandIn
let count = 0
let companyId = ''
let token = ''
const random = createRandom('online')

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

const at = (name: string) => `${fixture.emulator.url}/demo/us-central1/${name}`
const own = (path: string) => `companies/${companyId}/${path}`
const state = () => standIn.stripe.state

/** An account of the stand-in that belongs to a company and can charge. */
async function connected(whose: string, more: object = {}): Promise<string> {
  const { id } = standIn.stripe.createAccount({})
  const link = standIn.stripe.createAccountLink(id, origin, origin)
  standIn.stripe.submitDetails(link.split('/').at(-1) ?? '')
  await standIn.flush()
  const account = { accountId: id, formerId: '', chargesEnabled: true, isOff: false, ...more }
  await fixture.put(`companyAccounts/${whose}`, account)
  return id
}

async function putInvoice(more: object = {}): Promise<void> {
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

async function link(): Promise<string> {
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
async function putPayment(amountMinor: number): Promise<void> {
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

interface Reply {
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
const show = () => post('share', { token })
const start = (of = token) => post('payShare', { token: of, step: 'start' })
const check = () => post('payShare', { token, step: 'check' })

/** What a customer does on a page of the stand-in. */
function submit(url = '', fields: Record<string, string> = { card: good }) {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}
const sessionOf = (url = '') => url.split('/').at(-1) ?? ''
const payments = () =>
  fixture.all('payments', `companies/${companyId}`).filter(({ method }) => method === 'card')
const receipts = () => fixture.all('mutations', `companies/${companyId}`)

/** Sends an event of an account as Stripe would. */
function send(type: string, object: object, account: string) {
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

describe('paying an invoice online', () => {
  test('records the payment once, though events arrive doubled and in any order', async () => {
    expect((await show()).view).toMatchObject({ payOnlineMinor: 12_000, online: 'none' })
    const { url } = await start()
    const paid = await submit(url)
    expect(paid.headers.get('location')).toBe(`${origin}/p?payment=done#${token}`)
    await standIn.flush()
    await standIn.flush()
    const session = state().paymentSessions[sessionOf(url)]
    for (const type of ['checkout.session.completed', 'checkout.session.async_payment_succeeded'])
      expect((await send(type, { id: session?.id }, session?.account ?? '')).status).toBe(200)
    expect(payments()).toMatchObject([
      {
        kind: 'payment',
        method: 'card',
        customerId: 'k1',
        amountMinor: 12_000,
        currency: 'EUR',
        reference: session?.payment_intent?.id,
        invoiceIds: ['i1'],
        allocatedMinor: [12_000],
        createdBy: 'system',
      },
    ])
    expect(receipts()).toMatchObject([{ name: 'payment/record', actorId: 'system' }])
    expect((await show()).view).toMatchObject({ payOnlineMinor: 0, online: 'received' })
  })

  test('tells Stripe the amount, the invoice and nothing of the link but behind a #', async () => {
    const { url } = await start()
    const session = state().paymentSessions[sessionOf(url)]
    expect(session).toMatchObject({
      amount_total: 12_000,
      currency: 'eur',
      name: 'Factura INV-2026-00007',
      metadata: { companyId, invoiceId: 'i1' },
    })
    for (const address of [session?.success_url ?? '', session?.cancel_url ?? '']) {
      const { origin: to, pathname, search, hash } = new URL(address)
      expect([to, pathname, hash]).toEqual([origin, '/p', `#${token}`])
      expect(search).not.toContain(token.split('.')[1])
    }
  })

  test('two presses and two links make one checkout', async () => {
    const other = await link()
    const [first, second] = await Promise.all([start(), start()])
    expect(second.url).toBe(first.url)
    expect(first.url).toBeDefined()
    expect((await start(other)).url).toBe(first.url)
  })

  test('two links at once leave one checkout open', async () => {
    const other = await link()
    const answers = await Promise.all([start(), start(other)])
    const open = Object.values(state().paymentSessions).filter(
      ({ status, metadata }) => status === 'open' && metadata['companyId'] === companyId,
    )
    expect(answers.map(({ url }) => url)).toEqual([open[0]?.url, open[0]?.url])
    expect(open).toHaveLength(1)
  })

  test('what was paid meanwhile is not charged again: the checkout before expires', async () => {
    const { url: first } = await start()
    await putPayment(5000)
    const { url: second } = await start()
    expect(state().paymentSessions[sessionOf(first)]?.status).toBe('expired')
    expect(state().paymentSessions[sessionOf(second)]?.amount_total).toBe(7000)
    expect(await (await submit(first)).text()).toContain('not open')
    await submit(second)
    await standIn.flush()
    expect(payments()).toMatchObject([{ amountMinor: 7000, allocatedMinor: [7000] }])
  })

  test('money for an invoice that was paid otherwise meanwhile is the customer’s credit', async () => {
    const { url } = await start()
    await putPayment(9000)
    await submit(url)
    await standIn.flush()
    expect(payments()).toMatchObject([{ amountMinor: 12_000, allocatedMinor: [3000] }])
  })

  test('and all of it where nothing is open', async () => {
    const { url } = await start()
    await putPayment(12_000)
    await submit(url)
    await standIn.flush()
    expect(payments()).toMatchObject([{ amountMinor: 12_000, invoiceIds: [], allocatedMinor: [] }])
  })

  test('the page that comes back sees the payment before its event has arrived', async () => {
    const { url } = await start()
    standIn.sendEventsTo(at('stripeWebhook'))
    await submit(url)
    expect((await check()).view).toMatchObject({ payOnlineMinor: 0, online: 'received' })
    expect(payments()).toHaveLength(1)
    standIn.sendEventsTo(at('stripeWebhook'), at('stripeAccountWebhook'))
    await standIn.flush()
    expect(payments()).toHaveLength(1)
  })

  test('a declined card and a checkout that was left record nothing', async () => {
    const { url } = await start()
    expect(await (await submit(url, { card: declined })).text()).toContain('declined')
    await standIn.flush()
    expect((await check()).view).toMatchObject({ payOnlineMinor: 12_000, online: 'none' })
    expect(payments()).toEqual([])
  })

  test('a bank that takes days: processing, then paid', async () => {
    const { url } = await start()
    await submit(url, { do: 'later' })
    await standIn.flush()
    expect((await show()).view).toMatchObject({ payOnlineMinor: 0, online: 'processing' })
    expect((await start()).view).toMatchObject({ online: 'processing' })
    expect(payments()).toEqual([])
    await submit(url, { do: 'paid' })
    await standIn.flush()
    expect((await show()).view).toMatchObject({ online: 'received' })
    expect(payments()).toMatchObject([{ amountMinor: 12_000 }])
  })

  test('a bank that takes days: processing, then refused, and it can be paid again', async () => {
    const { url } = await start()
    await submit(url, { do: 'later' })
    await standIn.flush()
    await submit(url, { do: 'refused' })
    await standIn.flush()
    expect((await show()).view).toMatchObject({ payOnlineMinor: 12_000, online: 'none' })
    const { url: again } = await start()
    expect(again).not.toBe(url)
    await submit(again)
    await standIn.flush()
    expect(payments()).toHaveLength(1)
  })

  test.each([
    ['paid', { totalMinor: 12_000, creditedMinor: 12_000 }, 'changed'],
    ['a credit note', { kind: 'credit', creditOf: 'i0' }, 'changed'],
    ['a draft', { status: 'draft', number: '' }, 'gone'],
    ['discarded', { status: 'discarded', number: '' }, 'gone'],
    ['not chargeable', { currency: 'KWD', totalMinor: 3166 }, 'changed'],
  ])('is refused where it is %s', async (_, more, problem) => {
    await putInvoice(more)
    expect(await start()).toEqual({ problem })
  })

  test('counts yen whole', async () => {
    await putInvoice({ currency: 'JPY', totalMinor: 1234 })
    const { url } = await start()
    expect(state().paymentSessions[sessionOf(url)]).toMatchObject({
      amount_total: 1234,
      currency: 'jpy',
    })
    await submit(url)
    await standIn.flush()
    expect(payments()).toMatchObject([{ amountMinor: 1234, currency: 'JPY' }])
  })

  test.each([{ isOff: true }, { chargesEnabled: false }, { accountId: '' }])(
    'is not offered with %j',
    async (more) => {
      await connected(companyId, more)
      expect((await show()).view).toMatchObject({ payOnlineMinor: 0 })
      expect(await start()).toEqual({ problem: 'changed' })
    },
  )

  test('a link that is unknown looks like one that was turned off', async () => {
    const unknown = await start(token.replace(/.{3}$/, '00A'))
    expect(unknown).toEqual({ problem: 'gone' })
    await fixture.put(own(`shares/${shareIdOf(token.split('.')[1] ?? '')}`), {
      ...stamps,
      kind: 'invoice',
      targetId: 'i1',
      customerId: 'k1',
      token: token.split('.')[1],
      mailTo: '',
      expiresAt: iso(now + day),
      revokedAt: iso(now),
    })
    expect(await start()).toEqual(unknown)
  })
})

describe('an event of an account', () => {
  test('touches no company but the one that owns it', async () => {
    const victim = companyId
    const foreign = await connected('foreign')
    const { id } = standIn.stripe.createPayment(
      {
        account: foreign,
        currency: 'eur',
        amount_total: 12_000,
        name: 'Forged',
        success_url: origin,
        cancel_url: origin,
        metadata: { companyId: victim, invoiceId: 'i1' },
      },
      standIn.url,
    )
    standIn.stripe.payOnce(id, good)
    await standIn.flush()
    expect(payments()).toEqual([])
    expect(receipts()).toEqual([])
  })

  test('of one that no company owns is confirmed and forgotten', async () => {
    const { url } = await start()
    standIn.sendEventsTo(at('stripeWebhook'))
    await submit(url)
    expect(
      (await send('checkout.session.completed', { id: sessionOf(url) }, 'acct_other')).status,
    ).toBe(200)
    expect(payments()).toEqual([])
    standIn.sendEventsTo(at('stripeWebhook'), at('stripeAccountWebhook'))
    await standIn.flush()
    expect(payments()).toHaveLength(1)
  })

  test('without a good signature is refused', async () => {
    const response = await fetch(at('stripeAccountWebhook'), {
      method: 'POST',
      headers: { 'stripe-signature': 't=1,v1=00' },
      body: '{}',
    })
    expect(response.status).toBe(400)
  })

  test('says whether it can charge, and that the owner has cut it off', async () => {
    const path = `companyAccounts/${companyId}`
    const { accountId } = fixture.get(path) as { readonly accountId: string }
    const known = state().accounts[accountId]
    if (known) state().accounts[accountId] = { ...known, charges_enabled: false }
    await send('account.updated', { id: accountId }, accountId)
    expect(fixture.get(path)).toMatchObject({ chargesEnabled: false })
    await send('account.application.deauthorized', { id: 'ca_1' }, accountId)
    expect(fixture.get(path)).toMatchObject({ accountId: '', formerId: accountId })
  })
})

describe('connecting', () => {
  async function call(uid: string, role: string, step: string) {
    const { auth } = fixture.emulator
    const whose = `${uid}${companyId}`
    await auth.createAccount({ uid: whose, email: `${whose}@example.com` }).catch(() => undefined)
    await fixture.put(`users/${whose}`, user({ companyId, role }))
    const response = await fetch(at('onlinePayments'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${auth.issueIdToken(whose) ?? ''}`,
      },
      body: JSON.stringify({ data: { step } }),
    })
    return (await response.json()) as {
      readonly result?: { readonly state: string; readonly url?: string }
      readonly error?: { readonly status: string }
    }
  }
  const asOwner = (step: string) => call('owner', 'owner', step)

  beforeEach(() => fixture.remove(`companyAccounts/${companyId}`))

  test('an owner connects an account of the company’s own, and the office sees it', async () => {
    expect((await asOwner('look')).result).toEqual({ state: 'off' })
    const [first, second] = await Promise.all([asOwner('connect'), asOwner('connect')])
    expect(first.result).toMatchObject({ state: 'pending' })
    expect(second.result).toMatchObject({ state: 'pending' })
    const ofCompany = Object.values(state().accounts).filter(
      ({ metadata }) => metadata['companyId'] === companyId,
    )
    expect(ofCompany).toHaveLength(1)
    expect((await call('admin', 'admin', 'look')).result).toEqual({ state: 'pending' })
    const back = await submit(first.result?.url, {})
    expect(back.headers.get('location')).toBe(`${origin}/admin/profile`)
    expect((await call('admin', 'admin', 'look')).result).toEqual({ state: 'on' })
    expect((await show()).view).toMatchObject({ payOnlineMinor: 12_000 })
  })

  test('an owner turns it off, and on again without a page of Stripe', async () => {
    await connected(companyId)
    expect((await asOwner('turnOff')).result).toEqual({ state: 'off' })
    expect((await show()).view).toMatchObject({ payOnlineMinor: 0 })
    expect((await asOwner('connect')).result).toEqual({ state: 'on' })
    expect((await show()).view).toMatchObject({ payOnlineMinor: 12_000 })
  })

  test('after it was cut off, a new account is made', async () => {
    await asOwner('connect')
    const path = `companyAccounts/${companyId}`
    const { accountId } = fixture.get(path) as { readonly accountId: string }
    await send('account.application.deauthorized', { id: 'ca_1' }, accountId)
    await asOwner('connect')
    const after = fixture.get(path) as { readonly accountId: string }
    expect(after.accountId).not.toBe('')
    expect(after.accountId).not.toBe(accountId)
  })

  test.each([
    ['admin', 'connect'],
    ['admin', 'turnOff'],
    ['technician', 'look'],
  ])('%s may not %s', async (role, step) => {
    expect((await call(role, role, step)).error?.status).toBe('PERMISSION_DENIED')
  })
})
