import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import rows from '#data/local/database/fixtures/user-v6.json' with { type: 'json' }
import { openUserDb } from '#data/local/database/user-db.ts'
import { writeMeta } from '#data/local/rows/meta.ts'
import { readiness } from '../orders/readiness.ts'
import { siteHistory } from './site-history.ts'

async function world() {
  const db = openUserDb('techA', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const [asset, visit] = [rows.assets[0], rows.visits[0]]
  const later = { ...visit, id: 'o1', at: '2026-03-02T10:00:00.000Z', assetIds: ['a1'] }
  await db.assets.bulkAdd([
    ...rows.assets,
    { ...asset, id: 'a2', name: 'Air pump' },
    { ...asset, id: 'elsewhere', siteId: 's2' },
  ])
  await db.visits.bulkAdd([...rows.visits, later, { ...visit, id: 'o9', outcome: 'open' }])
  await db.base.add({ ref: 'assets/a1', doc: null })
  return { db, uid: 'techA' }
}

test('a site shows its equipment by name, and its ended visits, the latest first', async () => {
  const context = await world()
  await context.db.orders.bulkAdd(rows.orders)
  const { assets, visits } = await siteHistory('s1').run(context)
  expect(assets.map(({ asset, unsent }) => [asset.id, unsent])).toEqual([
    ['a2', false],
    ['a1', true],
  ])
  expect(visits.map(({ id, hasOrder, byName }) => [id, hasOrder, byName])).toEqual([
    ['o1', true, ''],
    ['o0', false, ''],
  ])
})

test('an order is ready once its equipment, the visits and the van stock have been loaded', async () => {
  const context = await world()
  const { db } = context
  const van = { ...rows.assets[0], id: 'v1', kind: 'van', name: 'Van', technicianId: 'techA' }
  await db.locations.add(van)
  await db.orders.bulkAdd(
    rows.orders.map((order) => ({ ...order, requires: ['parts'], assetIds: ['a1'] })),
  )
  const ask = async () => {
    const [job] = await readiness('~').run(context)
    return [job?.history, job?.van]
  }
  expect(await ask()).toEqual([false, false])
  await writeMeta(db, 'loaded', ['visits', 'movements:mine'])
  expect(await ask()).toEqual([true, true])
  await db.assets.delete('a1')
  expect(await ask()).toEqual([false, true])
})
