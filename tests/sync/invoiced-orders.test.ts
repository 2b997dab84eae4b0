import { expect, test } from 'vitest'
import { invoiceArgs, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { drainAll, offices, sendAll } from './support/number-invoices.ts'
import { createPrng } from './support/prng.ts'
import { orderIds, people } from './support/seed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'
import { createWorld } from './support/world.ts'

/** Of each device's own orders; both issue the invoice of the first order. */
const issuedBy = {
  desk: orderIds.slice(0, 2),
  laptop: [...orderIds.slice(2), ...orderIds.slice(0, 1)],
} as const

/**
 * Two offices issue invoices of reviewed orders without a network, one of them both, and send them with `trouble`. Each
 * order is invoiced once, by the invoice that names it and that has its number.
 */
async function invoiceOrders(seed: number, trouble: number): Promise<void> {
  const world = await createWorld(seed)
  const random = createPrng(seed + 1)
  const act = async <N extends MutationName>(
    name: (typeof offices)[number],
    mutation: N,
    args: MutationArgs<N>,
  ) => expect(await world.device(name).mutate(mutation, args)).toMatchObject({ ok: true })
  try {
    for (const name of offices) await world.device(name).take(world.visible(name, false))
    for (const orderId of orderIds) {
      for (const to of ['onSite', 'done', 'reviewed'] as const)
        await act('desk', 'order/move', { orderId, to })
      const invoice = { invoiceId: `i-${orderId}`, customerId: 'k1', orderIds: [orderId] }
      await act('desk', 'invoice/create', invoiceArgs(invoice))
    }
    for (let round = 0; round < 4; round += 1) await drainAll(world, 0, random)
    for (const name of offices) await world.device(name).take(world.visible(name, false))

    for (const name of offices)
      for (const orderId of issuedBy[name]) {
        const invoiceId = `i-${orderId}`
        const day = new Date(world.now(name)).toISOString().slice(0, 10)
        await act(name, 'invoice/issue', issueArgs({ invoiceId, day }))
        await act(name, 'order/invoice', { orderId, invoiceId })
      }
    await sendAll(world, trouble, random)

    const docs = visibleDocs(world.server, people.office)
    const invoices = orderIds.map((id) => docs.get(`invoices/i-${id}`))
    expect(new Set(invoices.map((invoice) => invoice?.['seq']))).toEqual(new Set([1, 2, 3, 4]))
    for (const orderId of orderIds)
      expect(docs.get(`orders/${orderId}`)).toMatchObject({
        status: 'invoiced',
        open: false,
        invoiceId: `i-${orderId}`,
      })
    const made = [...receipts(world.server).values()].filter(({ name }) => name === 'order/invoice')
    expect(made).toHaveLength(5)
    for (const name of offices) expect(await world.device(name).db.outbox.toArray()).toEqual([])
    expect(world.complaints).toEqual([])
  } finally {
    await world.close()
  }
}

test('orders are invoiced once by what two offices issue', { timeout: 240_000 }, async () => {
  for (let seed = 300; seed < 306; seed += 1) await invoiceOrders(seed, 0)
  expect.hasAssertions()
})

test('so they are, whatever fails in between', { timeout: 240_000 }, async () => {
  for (let seed = 400; seed < 412; seed += 1) await invoiceOrders(seed, 0.35)
  expect.hasAssertions()
})
