import { expect, test } from 'vitest'
import type { Receipt } from '#domain/entities/receipt.ts'
import { askedOfServer, matchesFilter, type ReceiptFilter } from './receipt-filter.ts'

const all: ReceiptFilter = {
  actorId: null,
  names: null,
  ref: null,
  from: null,
  until: null,
  isMerged: false,
}
const receipt = {
  actorId: 'ana',
  name: 'order/edit',
  refs: ['orders/a', 'customers/b'],
  merged: [],
  conflicts: [],
} as unknown as Receipt
const lost = { ref: 'orders/a', field: 'title', from: 'a', to: 'b', theirs: 'c' }

test('a person and kinds are left to the server', () => {
  const filter = { ...all, actorId: 'ana', names: ['order/edit'], from: '2026-01-01T00:00:00.000Z' }
  expect(askedOfServer(filter)).toEqual(filter)
})

test('the changes of one thing are filtered here, and so is what was merged', () => {
  const filter = { ...all, ref: 'orders/a', actorId: 'ana', names: ['order/edit'], isMerged: true }
  expect(askedOfServer(filter)).toEqual({ ...all, ref: 'orders/a' })
})

test('of one’s own changes the person and kinds are left to the server, the thing is not', () => {
  const filter = { ...all, ref: 'orders/a', actorId: 'ana', names: ['order/edit'], isMerged: true }
  const asked = { ...all, actorId: 'ana', names: ['order/edit'] }
  expect(askedOfServer(filter, true)).toEqual(asked)
})

test('more names than one query takes are filtered here', () => {
  const names = Array.from({ length: 31 }, (_, i) => `order/n${i}`)
  expect(askedOfServer({ ...all, names }).names).toBeNull()
})

test.each([
  [{}, true],
  [{ actorId: 'ben' }, false],
  [{ names: ['order/move'] }, false],
  [{ ref: 'customers/b' }, true],
  [{ ref: 'customers/c' }, false],
  [{ isMerged: true }, false],
])('with %o it is shown: %s', (some, shown) => {
  expect(matchesFilter(receipt, { ...all, ...some })).toBe(shown)
})

test('a lost value counts as merged', () => {
  expect(matchesFilter({ ...receipt, conflicts: [lost] }, { ...all, isMerged: true })).toBe(true)
})

test('what is left out is left out on the device', () => {
  expect(matchesFilter(receipt, { ...all, without: ['thread/read'] })).toBe(true)
  expect(matchesFilter(receipt, { ...all, without: ['order/edit'] })).toBe(false)
})
