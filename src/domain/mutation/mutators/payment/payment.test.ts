import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceArgs } from '#domain/invoice/invoice.fixture.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { admin, createWorld, customer, tech } from '../world.fixture.ts'

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  world.mutate('customer/create', customer)
  world.mutate('invoice/create', invoiceArgs())
})
const { customerId } = invoiceArgs()
const record = (more: Parameters<typeof paymentArgs>[0] = {}, by = admin) =>
  world.mutate('payment/record', paymentArgs({ customerId, ...more }), by)
const half = { invoiceIds: ['i1'], allocatedMinor: [5000] }

describe('a payment', () => {
  it('is recorded with the invoices that it pays', () => {
    expect(record(half)).toBe('ok')
    expect(world.get('payments/p1')).toMatchObject({
      ...half,
      kind: 'payment',
      amountMinor: 10_000,
      reversalOf: null,
      createdBy: 'admin',
    })
  })

  it('is for no more than its amount, each invoice once', () => {
    expect(record({ ...half, allocatedMinor: [10_001] })).toBe('input/invalid')
    expect(record({ ...half, allocatedMinor: [] })).toBe('input/invalid')
    const twice = { invoiceIds: ['i1', 'i1'], allocatedMinor: [1, 1] }
    expect(record(twice)).toBe('input/invalid')
    expect(record({ amountMinor: 0 })).toBe('input/invalid')
  })

  it('is for invoices of its customer in its currency, where they are known', () => {
    expect(record({ ...half, currency: 'JPY' })).toBe('payment/other-customer')
    expect(record({ ...half, invoiceIds: ['elsewhere'] })).toBe('ok')
    expect(record({ paymentId: 'p2', customerId: 'none' })).toBe('doc/missing')
  })

  it('was not received on a day to come', () => {
    expect(record({ receivedOn: '2026-03-04' })).toBe('input/invalid')
    expect(record({ receivedOn: '2026-03-03' })).toBe('input/invalid')
    const evening = '2026-03-02T10:00:00.000Z'
    const args = paymentArgs({ customerId, receivedOn: '2026-03-03' })
    expect(world.mutate('payment/record', args, admin, evening)).toBe('ok')
  })

  it('is not lost by a clock that ran ahead and was set right before it was sent', () => {
    world = createWorld({ isSending: true })
    world.mutate('customer/create', customer)
    expect(record({ receivedOn: '2026-03-04' })).toBe('ok')
    expect(world.get('payments/p1')).toMatchObject({ receivedOn: '2026-03-02' })
    expect(world.mutate('payment/reverse', { paymentId: 'p1', day: '2026-03-04' })).toBe('ok')
    expect(world.get('payments/p1_reversal')).toMatchObject({ receivedOn: '2026-03-02' })
  })
})

describe('a technician', () => {
  const setUp = (takesPaymentsOnSite: boolean, assigneeIds = ['tech']) => {
    world.docs.set('companies/c1', { ...company, takesPaymentsOnSite })
    world.docs.set('orders/o1', { ...order, assigneeIds })
  }
  const company = {
    schema: 1,
    updatedAt: '2026-03-01T08:00:00.000Z',
    updatedBy: 'admin',
    deletedAt: null,
    createdAt: '2026-03-01T08:00:00.000Z',
    isSetup: true,
    ownerId: 'owner',
  }
  const order = {
    schema: 1,
    updatedAt: '2026-03-01T08:00:00.000Z',
    updatedBy: 'admin',
    deletedAt: null,
    createdAt: '2026-03-01T08:00:00.000Z',
    createdBy: 'admin',
    ref: 'W-1',
    title: 'Boiler',
    customerId,
    siteId: 's1',
    priority: 'normal',
    status: 'onSite',
    statusAt: '2026-03-01T08:00:00.000Z',
    open: true,
    isSent: true,
    plannedStart: null,
    plannedEnd: null,
  }

  it('records what they are paid on their own order, where the company wants that', () => {
    setUp(true)
    expect(record({ orderId: 'o1' }, tech)).toBe('ok')
    setUp(false)
    expect(record({ paymentId: 'p2', orderId: 'o1' }, tech)).toBe('access/not-allowed')
    setUp(true, ['other'])
    expect(record({ paymentId: 'p2', orderId: 'o1' }, tech)).toBe('access/not-allowed')
  })

  it('records no refund, no use of credit, and nothing for invoices or without an order', () => {
    setUp(true)
    const wrong = [
      { orderId: null },
      { orderId: 'o1', kind: 'refund' },
      { orderId: 'o1', method: 'credit' },
      { orderId: 'o1', ...half },
    ] as const
    for (const more of wrong) expect(record(more, tech)).toBe('access/not-allowed')
  })
})

describe('a reversal', () => {
  const reverse = (paymentId = 'p1', by = admin) =>
    world.mutate('payment/reverse', { paymentId, day: '2026-03-02' }, by)

  it('reverses a payment once, even if two people do it', () => {
    record(half)
    expect(reverse()).toBe('ok')
    const reversal = world.get('payments/p1_reversal')
    expect(reversal).toMatchObject({ kind: 'reversal', reversalOf: 'p1', amountMinor: 10_000 })
    expect(reverse('p1', { ...admin, uid: 'other' })).toBe('ok')
    expect(world.get('payments/p1_reversal')).toEqual(reversal)
    expect(reverse('p1_reversal')).toBe('payment/is-reversal')
  })

  it('is the office’s, of a payment that exists', () => {
    expect(reverse()).toBe('doc/missing')
    record()
    expect(reverse('p1', tech)).toBe('access/not-allowed')
  })
})
