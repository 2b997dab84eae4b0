import { beforeEach, describe, expect, test } from 'vitest'
import { user } from './documents.ts'
import {
  at,
  companyId,
  connected,
  fixture,
  good,
  origin,
  payments,
  receipts,
  send,
  sessionOf,
  show,
  standIn,
  start,
  state,
  submit,
  startOnlineWorld,
} from './online-world.ts'

startOnlineWorld()

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
