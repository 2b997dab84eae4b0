import { expect, it } from 'vitest'
import { asRestored } from './as-restored.ts'

it('keeps what was issued, with its number, as given elsewhere', () => {
  const issued = { status: 'issued', number: 'INV-2026-00007', seq: 7, lines: [] }
  expect(asRestored('invoices', issued)).toEqual({ ...issued, status: 'external' })
  for (const status of ['draft', 'discarded'])
    expect(asRestored('invoices', { status })).toEqual({ status })
})

it('lets a series go on behind the last number, as one that was set up', () => {
  const series = { next: 8, lastDay: '2026-03-02', period: '2026', pattern: 'INV-{year}-{seq:5}' }
  expect(asRestored('series', { ...series, lastId: 'i7' })).toEqual({ ...series, lastId: null })
})

it('closes links, and mails none again', () => {
  const share = { kind: 'visit', mailTo: 'ana@example.com', createdAt: 'then', revokedAt: null }
  const closed = { ...share, mailTo: '', revokedAt: 'then' }
  expect(asRestored('shares', share)).toEqual(closed)
  expect(asRestored('shares', { ...share, revokedAt: 'later' })).toEqual({
    ...closed,
    revokedAt: 'later',
  })
})

it('leaves the rest as it is', () => {
  expect(asRestored('orders', { status: 'issued' })).toEqual({ status: 'issued' })
})
