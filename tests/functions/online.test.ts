import { describe, expect, test } from 'vitest'
import { shareIdOf } from '#domain/share/share-target.ts'
import { day, iso } from './documents.ts'
import {
  at,
  check,
  companyId,
  connected,
  declined,
  fixture,
  link,
  now,
  origin,
  own,
  payments,
  putInvoice,
  putPayment,
  receipts,
  send,
  sessionOf,
  show,
  stamps,
  standIn,
  start,
  state,
  submit,
  token,
  startOnlineWorld,
} from './online-world.ts'

startOnlineWorld()

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
