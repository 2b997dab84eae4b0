import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import { answerArgs, estimateArgs, estimateLineFixture } from '#domain/estimate/estimate.fixture.ts'
import { hashOfEstimate } from '#domain/estimate/hash-of-estimate.ts'
import { admin, createWorld, customer, tech } from '../world.fixture.ts'

const quoter: Actor = { ...tech, permissions: ['quote'] }
let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  expect(world.mutate('customer/create', customer)).toBe('ok')
  expect(world.mutate('estimate/create', estimateArgs({ readerIds: ['tech'] }))).toBe('ok')
})
const estimate = () => world.get('estimates/e1')
const hash = () => hashOfEstimate(estimate() as unknown as Estimate)
const send = (by = admin, documentHash = hash()) =>
  world.mutate('estimate/send', { estimateId: 'e1', documentHash }, by)
const decide = (more: Parameters<typeof answerArgs>[0] = {}, by = admin, at?: string) =>
  world.mutate('estimate/decide', answerArgs({ documentHash: hash(), ...more }), by, at)
const revise = (revision = 1, by = admin) =>
  world.mutate('estimate/revise', { estimateId: 'e1', revision }, by)
const cancel = (by = admin) => world.mutate('estimate/cancel', { estimateId: 'e1' }, by)
const convert = (by = admin) =>
  world.mutate('estimate/convert', { estimateId: 'e1', currency: 'EUR' }, by)
const rename = (by = admin) =>
  world.mutate(
    'estimate/edit',
    { estimateId: 'e1', edits: { title: { from: 'New boiler', to: 'Boiler' } } },
    by,
  )

describe('a draft', () => {
  it('has a reference and is the first revision', () => {
    expect(estimate()).toMatchObject({ status: 'draft', revision: 1, documentHash: '' })
    expect(estimate()['ref']).toMatch(/^E-[0-9A-Z]{6}$/)
  })

  it('is for a customer and a site that exist', () => {
    const create = (more: object) =>
      world.mutate('estimate/create', estimateArgs({ estimateId: 'e2', ...more }))
    expect(create({ customerId: 'none' })).toBe('doc/missing')
    expect(create({ siteId: 'none' })).toBe('doc/missing')
  })

  it('is written by technicians with the permission, on their own orders', () => {
    const create = (by: Actor, more: object) =>
      world.mutate('estimate/create', estimateArgs({ estimateId: 'e2', ...more }), by)
    const own = { readerIds: ['tech'], orderId: 'o1' }
    expect(create(tech, own)).toBe('access/not-allowed')
    expect(create(quoter, { ...own, orderId: null })).toBe('access/not-allowed')
    expect(create(quoter, { ...own, readerIds: ['other'] })).toBe('access/not-allowed')
    world.docs.set('orders/o1', { assigneeIds: ['other'], isSent: true, deletedAt: 'x' })
    expect(create(quoter, own)).toBe('access/not-allowed')
    world.docs.set('orders/o1', { assigneeIds: ['tech'], isSent: true, deletedAt: 'x' })
    expect(create(quoter, own)).toBe('ok')
  })

  it('is edited line by line until it is sent, and both people’s lines are kept', () => {
    const [one, two] = estimateArgs().lines
    const add = (id: string) =>
      world.mutate('estimate/edit', {
        estimateId: 'e1',
        edits: {
          lines: {
            from: [one, two] as never,
            to: [one, two, estimateLineFixture({ id })] as never,
          },
        },
      })
    expect(add('l3')).toBe('ok')
    expect(add('l4')).toBe('ok')
    expect(estimate()['lines']).toMatchObject([
      { id: 'l1' },
      { id: 'l2' },
      { id: 'l3' },
      { id: 'l4' },
    ])
    expect(rename(tech)).toBe('access/not-allowed')
    expect(rename(quoter)).toBe('ok')
    expect(send()).toBe('ok')
    expect(rename()).toBe('estimate/sent')
  })
})

describe('sending', () => {
  it('sends what the person saw, once', () => {
    expect(send(admin, '0'.repeat(64))).toBe('estimate/changed')
    expect(send(tech)).toBe('access/not-allowed')
    expect(send(quoter)).toBe('ok')
    expect(estimate()).toMatchObject({ status: 'sent', documentHash: hash() })
    expect(send()).toBe('ok')
  })

  it('needs a line in every option', () => {
    world.docs.set('estimates/e1', { ...estimate(), lines: [estimateLineFixture()] })
    expect(send()).toBe('estimate/empty')
    world.docs.set('estimates/e1', { ...estimate(), options: [] })
    expect(send()).toBe('estimate/empty')
  })
})

describe('an answer', () => {
  beforeEach(() => expect(send()).toBe('ok'))

  it('approves what was shown, until the end of the last day', () => {
    expect(decide({ documentHash: '0'.repeat(64) })).toBe('estimate/changed')
    expect(decide({ optionId: 'op3' })).toBe('estimate/changed')
    const late = '2026-03-31T23:30:00.000Z'
    expect(decide({ day: '2026-04-01' }, admin, late)).toBe('estimate/expired')
    expect(decide({ day: '2026-03-31' }, admin, late)).toBe('ok')
    expect(estimate()).toMatchObject({
      status: 'approved',
      decision: { name: 'Ana Ruiz', optionId: 'op2', on: '2026-03-31' },
    })
  })

  it('is of the day on which it was given, whatever the day that the device says', () => {
    expect(decide({ day: '2026-03-31' }, admin, '2026-04-02T09:00:00.000Z')).toBe(
      'estimate/expired',
    )
    expect(decide({ day: '2026-04-01' }, admin, '2026-03-31T09:00:00.000Z')).toBe('ok')
    expect(estimate()['decision']).toMatchObject({ on: '2026-03-31' })
  })

  it('is proved: by a signature, or by the office’s word', () => {
    expect(decide({ reason: ' ' })).toBe('estimate/no-proof')
    expect(decide({}, { ...tech, uid: 'other' })).toBe('access/not-allowed')
    expect(decide({}, tech)).toBe('estimate/no-proof')
    expect(decide({ signatureId: 'p1' }, tech)).toBe('ok')
  })

  it('declines with a reason, also after the last day', () => {
    const late = '2026-05-02T09:00:00.000Z'
    const no = { answer: 'declined', optionId: '', day: '2026-05-02' } as const
    expect(decide({ ...no, reason: '' }, admin, late)).toBe('estimate/no-reason')
    expect(decide(no, admin, late)).toBe('ok')
    expect(estimate()['status']).toBe('declined')
  })

  it('is entered once, and another one is refused', () => {
    expect(decide()).toBe('ok')
    expect(decide()).toBe('ok')
    expect(decide({ optionId: 'op1' })).toBe('estimate/no-such-step')
  })

  it('is void with the next revision, which two people begin once', () => {
    expect(decide()).toBe('ok')
    const before = hash()
    expect(revise(1, tech)).toBe('access/not-allowed')
    expect(revise()).toBe('ok')
    expect(estimate()).toMatchObject({ status: 'draft', revision: 2, decision: null, sentAt: null })
    expect(send()).toBe('ok')
    expect(revise()).toBe('ok')
    expect(estimate()).toMatchObject({ status: 'sent', revision: 2 })
    expect(decide({ documentHash: before })).toBe('estimate/changed')
  })
})

it('is cancelled for good until it is an order', () => {
  expect(cancel(tech)).toBe('access/not-allowed')
  expect(cancel()).toBe('ok')
  expect(cancel()).toBe('ok')
  expect(send()).toBe('estimate/no-such-step')
  expect(revise()).toBe('estimate/no-such-step')
})

describe('converting', () => {
  it('makes one order of the approved option', () => {
    expect(convert()).toBe('estimate/no-such-step')
    expect(send()).toBe('ok')
    expect(decide()).toBe('ok')
    expect(convert(quoter)).toBe('access/not-allowed')
    expect(convert()).toBe('ok')
    expect(convert()).toBe('ok')
    expect(estimate()).toMatchObject({ status: 'converted', convertedTo: 'e1_order' })
    expect(world.get('orders/e1_order')).toMatchObject({
      title: 'New boiler',
      description: 'Premium\n2 × Boiler service',
      fixedPriceMinor: 20_000,
      status: 'new',
      customerId: 'cu1',
      siteId: 's1',
    })
    expect(revise()).toBe('estimate/no-such-step')
    expect(cancel()).toBe('estimate/no-such-step')
  })

  it('copies what the template of its work asks for', () => {
    const checklist = [{ id: 'done', kind: 'yesNo', label: 'Done?' } as const]
    const template = { name: 'Visit', instructions: 'Isolate', requires: ['parts'], checklist }
    expect(world.mutate('template/create', { templateId: 't1', ...template } as never)).toBe('ok')
    expect(send()).toBe('ok')
    expect(decide()).toBe('ok')
    const of = (templateId: string) =>
      world.mutate('estimate/convert', { estimateId: 'e1', currency: 'EUR', templateId })
    expect(of('none')).toBe('doc/missing')
    expect(of('t1')).toBe('ok')
    expect(world.get('orders/e1_order')).toMatchObject({
      templateId: 't1',
      instructions: 'Isolate',
      requires: ['parts'],
      checklist: [{ id: 'done' }],
      fixedPriceMinor: 20_000,
    })
  })

  it('keeps the tax in the price where prices include it', () => {
    world.docs.set('estimates/e1', { ...estimate(), isInclusive: true })
    expect(send()).toBe('ok')
    expect(decide()).toBe('ok')
    expect(convert()).toBe('ok')
    expect(world.get('orders/e1_order')).toMatchObject({ fixedPriceMinor: 20_000 })
  })

  it('makes an order without a price of what is below zero', () => {
    const refund = estimateLineFixture({ id: 'l2', optionId: 'op2', quantityMilli: -2000 })
    world.docs.set('estimates/e1', { ...estimate(), lines: [estimateLineFixture(), refund] })
    expect(send()).toBe('ok')
    expect(decide()).toBe('ok')
    expect(convert()).toBe('ok')
    expect(world.get('orders/e1_order')).toMatchObject({ fixedPriceMinor: null })
  })
})
