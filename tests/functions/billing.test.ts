import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRandom } from '#emulator/demo/base/random.ts'
import { createVirtualTimer } from '#emulator/functions/timer.ts'
import { signature } from '#emulator/stripe/create-webhooks.ts'
import { type StripeStandIn, startStripe } from '#emulator/stripe/start-stripe.ts'
import { company, day, iso, user } from './documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

const origin = 'https://daybook.test'
const good = '4242 4242 4242 4242'
const declined = '4000 0000 0000 0002'
const failsLater = '4000 0000 0000 0341'

let fixture: Fixture
let standIn: StripeStandIn
let count = 0
let uid = ''
let companyId = ''
const random = createRandom('stripe')
const timer = createVirtualTimer(Date.now())

beforeAll(async () => {
  standIn = await startStripe({ timer, disturb: () => random.int(0, 999) / 1000 })
  fixture = await startFixture({
    dir: resolve('functions'),
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
    env: { APP_ORIGIN: origin, ...standIn.env },
  })
  standIn.sendEventsTo(webhook())
  await standIn.flush()
})
afterAll(async () => {
  await standIn.close()
  await fixture.close()
})

beforeEach(async () => {
  count += 1
  uid = `owner${count}`
  companyId = `c${count}`
  await fixture.put(`users/${uid}`, user({ companyId }))
  await fixture.put(`companies/${companyId}`, company({ ownerId: uid }))
  const seats = { used: 3, limit: 15, userId: uid, isTaken: true, schema: 1, updatedBy: uid }
  await fixture.put(`companies/${companyId}/counters/seats`, { ...seats, updatedAt: iso(0) })
})

const webhook = () => `${fixture.emulator.url}/demo/us-central1/stripeWebhook`
const stored = () => fixture.get(`companies/${companyId}`)
const seats = () => fixture.get(`companies/${companyId}/counters/seats`)
const subscriptions = () => fixture.all('subscriptions', `customers/${uid}`)
const receipts = () => fixture.all('mutations', `companies/${companyId}`)

async function ask(more: object = {}) {
  const path = `customers/${uid}/checkout_sessions/s${count}${Math.floor(timer.now())}`
  await fixture.put(path, {
    price: 'price_team_month',
    product: 'prod_team',
    quantity: 4,
    success_url: '/subscription?checkout=done',
    cancel_url: '/subscription',
    locale: 'en',
    ...more,
  })
  await fixture.functions.idle()
  timer.advance(1000)
  return fixture.get(path) as { readonly url?: string; readonly error?: { readonly code: string } }
}

/** What a person does on a page of the stand-in. */
function post(url: string, fields: Record<string, string>) {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

async function subscribe(card = good, more: object = {}) {
  const { url = '' } = await ask(more)
  const paid = await post(url, { card })
  await standIn.flush()
  return paid
}

const subscriptionId = () => Object.keys(standIn.stripe.state.subscriptions).at(-1) ?? ''

test('stores what is sold', () => {
  expect(fixture.get('products/prod_team')).toMatchObject({
    active: true,
    name: 'Team',
    stripe_metadata_plan: 'team',
  })
  expect(fixture.get('products/prod_team/prices/price_team_year')).toMatchObject({
    unit_amount: 29_000,
    interval: 'year',
  })
})

test('a checkout makes the subscription, its company’s plan and seats, and one receipt', async () => {
  const { headers } = await subscribe()
  expect(headers.get('location')).toBe(`${origin}/subscription?checkout=done`)
  expect(subscriptions()).toMatchObject([{ status: 'active', quantity: 4 }])
  expect(stored()).toMatchObject({ subscriptionStatus: 'active', plan: 'team', graceUntil: null })
  expect(seats()).toMatchObject({ used: 3, limit: 4 })
  expect(receipts()).toMatchObject([{ name: 'company/bill', actorId: 'system' }])
  expect(
    fixture.all('invoices', `customers/${uid}/subscriptions/${subscriptionId()}`),
  ).toMatchObject([{ status: 'paid', amount_paid: 11_600 }])
})

test('a declined card changes nothing, and another one can be tried', async () => {
  const { url = '' } = await ask()
  expect(await (await post(url, { card: declined })).text()).toContain('Your card was declined.')
  await standIn.flush()
  expect(stored()).toMatchObject({ subscriptionStatus: 'trialing' })
  await post(url, { card: good })
  await standIn.flush()
  expect(stored()).toMatchObject({ subscriptionStatus: 'active' })
})

test.each([
  ['seats', { quantity: 2 }],
  ['seats', { quantity: 6, product: 'prod_starter', price: 'price_starter_month' }],
  ['price', { price: 'price_other' }],
  ['invalid', { success_url: 'https://elsewhere.example/' }],
  ['invalid', { quantity: 1.5 }],
])('refuses a checkout: %s', async (code, more) => {
  expect((await ask(more)).error?.code).toBe(code)
})

test('refuses a checkout of someone who is no owner, and a second subscription', async () => {
  await fixture.put(`users/${uid}`, user({ companyId, role: 'admin' }))
  expect((await ask()).error?.code).toBe('not-owner')
  await fixture.put(`users/${uid}`, user({ companyId }))
  await subscribe()
  expect((await ask()).error?.code).toBe('subscribed')
})

test('only the latest checkout of a person is open', async () => {
  const { url: first = '' } = await ask()
  const { url: second = '' } = await ask()
  await post(first, { card: good })
  await standIn.flush()
  expect(stored()).toMatchObject({ subscriptionStatus: 'trialing' })
  await post(second, { card: good })
  await standIn.flush()
  expect(subscriptions()).toHaveLength(1)
})

test('a person asks for ten checkouts an hour, refused ones too', async () => {
  for (let i = 0; i < 9; i++) await ask({ quantity: 1 })
  expect((await ask()).url).toBeDefined()
  expect((await ask()).error?.code).toBe('too-many')
  const sessions = fixture.all('checkout_sessions', `customers/${uid}`)
  expect(sessions).toHaveLength(11)
})

test('seats that were reduced at Stripe are as many again as the company has people', async () => {
  await subscribe()
  standIn.stripe.change(subscriptionId(), 'price_team_month', 1)
  await standIn.flush()
  expect(subscriptions()).toMatchObject([{ quantity: 3 }])
  expect(seats()).toMatchObject({ used: 3, limit: 3 })
  standIn.stripe.change(subscriptionId(), 'price_team_month', 5)
  await standIn.flush()
  expect(seats()).toMatchObject({ limit: 5 })
})

describe('when a company gets another owner', () => {
  const next = () => `next${count}`
  beforeEach(async () => {
    await subscribe()
    const member = { companyId, email: `${next()}@example.com` }
    await fixture.put(`users/${uid}`, user({ companyId, role: 'admin' }))
    await fixture.put(`users/${next()}`, user(member))
    await fixture.put(`companies/${companyId}`, { ...stored(), ownerId: next() })
    await fixture.functions.idle()
    await standIn.flush()
  })

  test('the subscription and its invoices are theirs, and no more those of the one before', () => {
    expect(subscriptions()).toEqual([])
    expect(fixture.all('invoices', `customers/${uid}/subscriptions/${subscriptionId()}`)).toEqual(
      [],
    )
    expect(fixture.all('subscriptions', `customers/${next()}`)).toMatchObject([
      { status: 'active', quantity: 4 },
    ])
    expect(
      fixture.all('invoices', `customers/${next()}/subscriptions/${subscriptionId()}`),
    ).toMatchObject([{ status: 'paid' }])
  })

  test('they are the customer, whom Stripe mails, and what comes later is theirs too', async () => {
    const customer = String(fixture.get(`customers/${next()}`)?.['stripeId'])
    expect(standIn.stripe.state.customers[customer]?.email).toBe(`${next()}@example.com`)
    expect(fixture.get(`customers/${uid}`)).toMatchObject({ stripeId: '', givenStripeId: customer })
    standIn.stripe.cancelNow(subscriptionId())
    await standIn.flush()
    expect(subscriptions()).toEqual([])
    expect(fixture.all('subscriptions', `customers/${next()}`)).toMatchObject([
      { status: 'canceled' },
    ])
  })

  test('who was the owner before becomes another customer with another company', async () => {
    await fixture.put(`users/${uid}`, user({ companyId: `${companyId}b` }))
    await fixture.put(`companies/${companyId}b`, company({ ownerId: uid }))
    await subscribe()
    const [old, other] = [uid, next()].map((one) => fixture.get(`customers/${one}`)?.['stripeId'])
    expect(old).toMatch(/^cus_/)
    expect(old).not.toBe(other)
  })
})

describe('when a company is deleted', () => {
  const remove = async () => {
    const over = { requestedBy: uid, requestedAt: iso(0), dueAt: iso(Date.now() - day) }
    await fixture.put(`companies/${companyId}`, { ...stored(), deletion: over })
    expect(await fixture.functions.run('deleteCompanies')).toBe(true)
    await standIn.flush()
  }
  const statusAtStripe = () => standIn.stripe.state.subscriptions[subscriptionId()]?.status

  test('its subscription ends at once', async () => {
    await subscribe()
    await remove()
    expect(stored()).toBeUndefined()
    expect(statusAtStripe()).toBe('canceled')
    expect(fixture.get(`companyDeletions/${companyId}`)?.['finishedAt']).not.toBeNull()
  })

  test('so does one that is paid afterwards in a checkout that was open', async () => {
    const { url = '' } = await ask()
    await remove()
    await post(url, { card: good })
    await standIn.flush()
    expect(statusAtStripe()).toBe('canceled')
  })
})

test('a payment that fails leaves days of grace; a new card ends them', async () => {
  await subscribe(failsLater)
  standIn.stripe.renewNow(subscriptionId())
  await standIn.flush()
  expect(subscriptions()).toMatchObject([{ status: 'past_due' }])
  expect(stored()).toMatchObject({ subscriptionStatus: 'active' })
  const left = Date.parse(String(stored()?.['graceUntil'])) - Date.now()
  expect(left).toBeGreaterThan(6.9 * day)
  standIn.stripe.changeCard(String(fixture.get(`customers/${uid}`)?.['stripeId']), good)
  await standIn.flush()
  expect(stored()).toMatchObject({ subscriptionStatus: 'active', graceUntil: null })
})

test('grace that is over ends every night, and the subscription when nothing is paid', async () => {
  await subscribe(failsLater)
  standIn.stripe.renewNow(subscriptionId())
  await standIn.flush()
  const record = fixture.get(`companyBilling/${companyId}`) as { readonly facts: readonly object[] }
  const since = iso(Date.now() - 8 * day)
  const facts = record.facts.map((fact) => ({ ...fact, unpaidSince: since }))
  await fixture.put(`companyBilling/${companyId}`, { facts })
  await fixture.put(`companies/${companyId}`, { ...stored(), graceUntil: iso(Date.now() - day) })
  expect(await fixture.functions.run('endGraces')).toBe(true)
  expect(stored()).toMatchObject({ subscriptionStatus: 'past_due', plan: 'team' })
  standIn.stripe.cancelNow(subscriptionId())
  await standIn.flush()
  expect(stored()).toMatchObject({ subscriptionStatus: 'canceled', graceUntil: null })
})

test('an owner cancels, keeps and changes the subscription in the portal', async () => {
  await subscribe()
  const portal = standIn.stripe.newId('bps')
  const customer = String(fixture.get(`customers/${uid}`)?.['stripeId'])
  standIn.stripe.state.portals[portal] = { customer, returnUrl: origin }
  const subscription = subscriptionId()
  const press = async (fields: Record<string, string>) => {
    await post(`${standIn.url}/portal/${portal}`, { subscription, ...fields })
    await standIn.flush()
  }
  await press({ do: 'cancel' })
  expect(subscriptions()).toMatchObject([{ status: 'active', cancel_at_period_end: true }])
  await press({ do: 'resume' })
  expect(subscriptions()).toMatchObject([{ cancel_at_period_end: false, cancel_at: null }])
  await press({ do: 'change', price: 'price_business_year', quantity: '30' })
  expect(stored()).toMatchObject({ plan: 'business' })
  expect(seats()).toMatchObject({ limit: 30 })
  await press({ do: 'cancel' })
  await press({ do: 'renew' })
  expect(stored()).toMatchObject({ subscriptionStatus: 'canceled' })
})

test('refuses what Stripe has not signed, or signed long ago, and confirms what is no concern', async () => {
  await subscribe()
  const id = subscriptionId()
  const body = JSON.stringify({
    id: 'evt_x',
    object: 'event',
    type: 'customer.subscription.deleted',
    data: { object: { id } },
  })
  const now = Math.floor(Date.now() / 1000)
  const secret = standIn.env['STRIPE_WEBHOOK_SECRET'] ?? ''
  const send = async (text: string, signed: string) =>
    (
      await fetch(webhook(), {
        method: 'POST',
        body: text,
        headers: { 'stripe-signature': signed },
      })
    ).status
  expect(await send(body, '')).toBe(400)
  expect(await send(body, signature(body, 'whsec_other', now))).toBe(400)
  expect(await send(`${body} `, signature(body, secret, now))).toBe(400)
  expect(await send(body, signature(body, secret, now - 600))).toBe(400)
  expect(fixture.get('stripeEvents/evt_x')).toBeUndefined()
  // An event that says what is not so: what Stripe has is read again.
  expect(await send(body, signature(body, secret, now))).toBe(200)
  expect(stored()).toMatchObject({ subscriptionStatus: 'active' })
  const unknown = body.replace(id, 'sub_missing').replace('evt_x', 'evt_y')
  expect(await send(unknown, signature(unknown, secret, now))).toBe(500)
  const other = body.replace('customer.subscription.deleted', 'charge.refunded')
  expect(await send(other, signature(other, secret, now))).toBe(200)
})
