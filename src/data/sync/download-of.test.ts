import { expect, test } from 'vitest'
import { downloadOf } from './download-of.ts'

const at = '2026-03-01T09:00:00.000000Z'
const row = { since: at, part: 0, after: null, count: 500, total: null, isDone: false }
const follows = [
  { key: 'orders', kind: 'delta' },
  { key: 'sites', kind: 'delta' },
  { key: 'users', kind: 'whole' },
] as const

test('before anything has come it is under way, and nobody knows how much there is', () => {
  expect(downloadOf(null, [], new Map())).toEqual({ received: 0, total: null })
  expect(downloadOf(follows, [], new Map())).toEqual({ received: 0, total: null })
})

test('what came is counted, and what there is once each set that comes in pages is done or counted', () => {
  const rows = (total: number | null) =>
    new Map([
      ['sites', { ...row, count: 20, isDone: true }],
      ['orders', { ...row, total }],
    ])
  expect(downloadOf(follows, ['sites'], rows(null))).toEqual({ received: 520, total: null })
  expect(downloadOf(follows, ['sites'], rows(5000))).toEqual({ received: 520, total: 5020 })
  expect(downloadOf(follows, ['sites', 'users'], rows(5000))).toEqual({
    received: 520,
    total: 5020,
  })
})

test('while only what nobody counts is on its way, there is no total', () => {
  const rows = new Map([['orders', { ...row, isDone: true }]])
  expect(downloadOf(follows, ['orders', 'sites'], rows)).toEqual({ received: 500, total: null })
})

test('it is over where all of it has come once', () => {
  expect(downloadOf(follows, ['orders', 'sites', 'users'], new Map())).toBeNull()
  expect(downloadOf([], [], new Map())).toBeNull()
})
