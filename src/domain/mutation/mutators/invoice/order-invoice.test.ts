import { beforeEach, expect, it } from 'vitest'
import { invoiceArgs, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import { admin, createWorld, customer, order, tech } from '../world.fixture.ts'

let device: ReturnType<typeof createWorld>
let server: ReturnType<typeof createWorld>
beforeEach(() => {
  device = createWorld()
  server = createWorld({ isSending: true })
  for (const world of [device, server]) {
    world.mutate('customer/create', customer)
    world.mutate('order/create', order)
    for (const to of ['onSite', 'done', 'reviewed'] as const)
      expect(world.mutate('order/move', { orderId: 'o1', to })).toBe('ok')
    expect(world.mutate('invoice/create', invoiceArgs({ orderIds: ['o1'] }))).toBe('ok')
  }
})
const invoice = (world: typeof server, invoiceId = 'i1', by = admin) =>
  world.mutate('order/invoice', { orderId: 'o1', invoiceId }, by)
const credit = (invoiceId: string, creditOf: string) => {
  server.mutate('invoice/create', invoiceArgs({ invoiceId, kind: 'credit', creditOf }))
  return server.mutate('invoice/issue', issueArgs({ invoiceId, creditOf }))
}

it('makes a reviewed order invoiced once its invoice is issued', () => {
  expect(invoice(server)).toBe('invoice/not-issued')
  server.mutate('invoice/issue', issueArgs())
  expect(invoice(server, 'i1', tech)).toBe('access/not-allowed')
  expect(invoice(server)).toBe('ok')
  const made = server.get('orders/o1')
  expect(made).toMatchObject({ status: 'invoiced', open: false, invoiceId: 'i1' })
  expect(invoice(server)).toBe('ok')
  expect(server.get('orders/o1')).toEqual(made)
})

it('counts an invoice that is being issued on the device, and not where it is sent', () => {
  device.mutate('invoice/issue', issueArgs())
  expect(invoice(device)).toBe('ok')
  expect(device.get('orders/o1')).toMatchObject({ status: 'invoiced', invoiceId: 'i1' })
  server.docs.set('invoices/i1', device.get('invoices/i1'))
  expect(invoice(server)).toBe('invoice/not-issued')
})

it('needs an invoice that names the order, and a reviewed order', () => {
  server.mutate('invoice/create', invoiceArgs({ invoiceId: 'i2' }))
  server.mutate('invoice/issue', issueArgs({ invoiceId: 'i2' }))
  expect(invoice(server, 'i2')).toBe('invoice/not-issued')
  server.mutate('invoice/issue', issueArgs())
  server.mutate('order/move', { orderId: 'o1', to: 'done' })
  expect(invoice(server)).toBe('order/no-such-step')
})

it('is not invoiced twice, unless its first invoice was credited and it was reviewed again', () => {
  server.mutate('invoice/create', invoiceArgs({ invoiceId: 'i2', orderIds: ['o1'] }))
  for (const invoiceId of ['i1', 'i2']) server.mutate('invoice/issue', issueArgs({ invoiceId }))
  expect(invoice(server)).toBe('ok')
  expect(invoice(server, 'i2')).toBe('order/no-such-step')
  expect(credit('k1', 'i1')).toBe('ok')
  expect(server.mutate('order/move', { orderId: 'o1', to: 'reviewed' })).toBe('ok')
  expect(invoice(server)).toBe('ok')
  expect(server.get('orders/o1')).toMatchObject({ status: 'reviewed', invoiceId: 'i1' })
  expect(invoice(server, 'i2')).toBe('ok')
  expect(server.get('orders/o1')).toMatchObject({ status: 'invoiced', invoiceId: 'i2' })
})
