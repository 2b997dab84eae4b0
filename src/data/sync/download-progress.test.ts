import { expect, test } from 'vitest'
import { downloadProgress } from './download-progress.ts'

const at = '2026-03-01T09:00:00.000000Z'
const row = { since: at, part: 0, after: null, count: 500, total: null, isDone: false }
const follows = [
  { key: 'orders', kind: 'delta' },
  { key: 'sites', kind: 'delta' },
  { key: 'users', kind: 'whole' },
] as const

test('before anything has arrived, the download is running and its total is unknown', () => {
  expect(downloadProgress(null, [], new Map())).toEqual({ received: 0, total: null })
  expect(downloadProgress(follows, [], new Map())).toEqual({ received: 0, total: null })
})

test('received documents are counted, and the total is known once each paged set is done or counted', () => {
  const rows = (total: number | null) =>
    new Map([
      ['sites', { ...row, count: 20, isDone: true }],
      ['orders', { ...row, total }],
    ])
  expect(downloadProgress(follows, ['sites'], rows(null))).toEqual({ received: 520, total: null })
  expect(downloadProgress(follows, ['sites'], rows(5000))).toEqual({ received: 520, total: 5020 })
  expect(downloadProgress(follows, ['sites', 'users'], rows(5000))).toEqual({
    received: 520,
    total: 5020,
  })
})

test('while only uncounted sets are loading, there is no total', () => {
  const rows = new Map([['orders', { ...row, isDone: true }]])
  expect(downloadProgress(follows, ['orders', 'sites'], rows)).toEqual({
    received: 500,
    total: null,
  })
})

test('the download is over once every set has been received', () => {
  expect(downloadProgress(follows, ['orders', 'sites', 'users'], new Map())).toBeNull()
  expect(downloadProgress([], [], new Map())).toBeNull()
})
