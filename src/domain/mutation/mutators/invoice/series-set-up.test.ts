import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceArgs, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import { admin, createWorld, customer } from '../world.fixture.ts'

const owner = { ...admin, uid: 'owner', role: 'owner' } as const
const chosen = { seriesId: 'invoices', pattern: 'R-{seq:4}', next: 148 } as const

let server: ReturnType<typeof createWorld>
beforeEach(() => {
  server = createWorld({ isSending: true })
  server.mutate('customer/create', customer)
  server.mutate('invoice/create', invoiceArgs())
})
const setUp = (more: { pattern?: string; next?: number; seriesId?: 'credits' } = {}, by = owner) =>
  server.mutate('series/setUp', { ...chosen, ...more }, by)

describe('a series', () => {
  it('is set up by the owner until it has given a number', () => {
    expect(server.mutate('series/setUp', chosen, admin)).toBe('access/not-allowed')
    expect(setUp({ next: 7 })).toBe('ok')
    expect(setUp()).toBe('ok')
    expect(server.mutate('invoice/issue', issueArgs())).toBe('ok')
    expect(server.get('invoices/i1')).toMatchObject({ seq: 148, number: 'R-0148' })
    expect(server.get('series/invoices')).toMatchObject({ next: 149, lastId: 'i1' })
    expect(setUp()).toBe('series/begun')
  })

  it('is not on a device, where nothing is written', () => {
    const device = createWorld()
    expect(device.mutate('series/setUp', chosen, owner)).toBe('ok')
    expect(device.docs.size).toBe(0)
  })

  it('gives no number that the other series could give', () => {
    expect(setUp({ pattern: 'CN-{year}-{seq}' })).toBe('series/same-numbers')
    setUp()
    expect(setUp({ seriesId: 'credits', pattern: 'R-{seq}' })).toBe('series/same-numbers')
    expect(setUp({ seriesId: 'credits', pattern: 'K-{seq}' })).toBe('ok')
  })

  it.each([
    'INV',
    '{seq}{seq}',
    '{year}{seq}',
    'A1{seq}',
    '{seq}1',
    'A\n{seq}',
    'A#{seq}',
    '{seq:0}',
    `${'x'.repeat(21)}{seq}`,
    `${'x'.repeat(18)}-{seq}-${'x'.repeat(18)}`,
  ])('does not look like %j', (pattern) => {
    expect(setUp({ pattern })).toBe('input/invalid')
  })

  it.each(['{seq}', 'INV-{year}-{seq:5}', '{year}/{seq}', '{seq}/{year}', 'Job 7 {seq:3} EU'])(
    'may look like %j',
    (pattern) => {
      const expected = pattern === 'INV-{year}-{seq:5}' ? 1 : 148
      expect(setUp({ pattern, next: expected })).toBe('ok')
    },
  )

  it.each([0, 1.5, 1_000_001])('does not begin with %d', (next) => {
    expect(setUp({ next })).toBe('input/invalid')
  })
})
