import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchesFilter, type ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import type { Receipt } from '#domain/entities/receipt.ts'
import { openUserDb, type UserDb } from '../database/user-db.ts'
import { readReceipts, type ReceiptPlace } from './read-receipts.ts'

const all: ReceiptFilter = {
  actorId: null,
  names: null,
  ref: null,
  from: null,
  until: null,
  isMerged: false,
}
const people = ['ana', 'ben', 'cleo']
const names = ['order/edit', 'order/move', 'time/clock', 'item/edit', 'photo/add']
const count = 900
const lost = { ref: 'orders/a', field: 'title', from: 'a', to: 'b', theirs: 'c' }

/** Three receipts of each commit have the same time. */
const instant = (i: number) =>
  new Date(Date.UTC(2026, 2, 1) + Math.floor(i / 3) * 60_000).toISOString()
const receipts = Array.from({ length: count }, (_, i): Receipt => {
  const at = instant(i)
  return {
    id: `r${(i * 7919) % 10_007}`,
    schema: 1,
    name: names[(i * 31) % names.length] ?? '',
    version: 1,
    args: null,
    actorId: people[(i * 17) % people.length] ?? '',
    deviceId: 'd',
    at,
    deviceAt: at,
    offsetMs: 0,
    refs: [`orders/o${i % 40}`],
    readerIds: [],
    conflicts: [],
    merged: i % 11 === 0 ? [{ ...lost, kept: 'both' }] : [],
    cut: false,
    receivedAt: at.replace('Z', '000Z'),
  }
})
const newestFirst = receipts.toSorted(
  (a, b) => b.receivedAt.localeCompare(a.receivedAt) || (a.id < b.id ? 1 : -1),
)

let db: UserDb
beforeAll(async () => {
  db = openUserDb('u', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.receipts.bulkAdd(receipts.map((one) => ({ ...one })))
})
afterAll(() => db.close())

async function readAll(filter: ReceiptFilter, since: string, limit: number) {
  const found: string[] = []
  let before: ReceiptPlace | null = null
  let pages = 0
  do {
    const page = await readReceipts(db, { filter, before, since, limit })
    expect(page.receipts.length).toBeLessThanOrEqual(limit)
    found.push(...page.receipts.map(({ id }) => id))
    before = page.end
    pages += 1
  } while (before !== null && pages < 1000)
  return found
}

describe('receipts of this device', () => {
  test.each<readonly [string, Partial<ReceiptFilter>]>([
    ['all', {}],
    ['of a person', { actorId: 'ben' }],
    ['of a kind', { names: ['time/clock'] }],
    ['of several kinds', { names: ['order/edit', 'photo/add', 'no/such'] }],
    ['of a person and several kinds', { actorId: 'ana', names: ['order/move', 'item/edit'] }],
    ['about one thing', { ref: 'orders/o7' }],
    ['about one thing, by a person', { ref: 'orders/o7', actorId: 'cleo' }],
    ['that were merged', { isMerged: true }],
    ['that were merged, of a person', { isMerged: true, actorId: 'ana' }],
    ['of no one', { actorId: 'nobody' }],
    ['of some days', { from: instant(200), until: instant(500) }],
    ['of a person on some days', { actorId: 'ben', from: instant(201), until: instant(499) }],
    [
      'of several kinds on some days',
      { names: ['order/edit', 'time/clock'], from: instant(100), until: instant(400) },
    ],
    ['about one thing on some days', { ref: 'orders/o7', from: instant(100), until: instant(700) }],
  ])('are found page by page, newest first: %s', async (_, some) => {
    for (const since of ['', instant(333).replace('Z', '000Z')]) {
      const filter = { ...all, ...some }
      const wanted = newestFirst.filter(
        (one) =>
          one.receivedAt > since &&
          (filter.from === null || one.receivedAt >= filter.from) &&
          (filter.until === null || one.receivedAt < filter.until) &&
          matchesFilter(one, filter),
      )
      for (const limit of [1000, 40, 7])
        expect(await readAll(filter, since, limit)).toEqual(wanted.map(({ id }) => id))
    }
  })

  test('are not searched without end for what is rare', async () => {
    const filter = { ...all, isMerged: true, actorId: null }
    const none = { ...filter, ref: null, names: null }
    await db.receipts.toCollection().modify({ merged: [], conflicts: [] })
    const page = await readReceipts(db, { filter: none, before: null, since: '', limit: 40 })
    expect(page.receipts).toEqual([])
    expect(page.end).not.toBeNull()
    expect(await readAll(none, '', 40)).toEqual([])
  })
})
