import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { replay } from '#data/outbox/rebase/replay.ts'
import userV1Rows from '../fixtures/user-v1.json' with { type: 'json' }
import userV2Rows from '../fixtures/user-v2.json' with { type: 'json' }
import userV3Rows from '../fixtures/user-v3.json' with { type: 'json' }
import userV4Rows from '../fixtures/user-v4.json' with { type: 'json' }
import userV5Rows from '../fixtures/user-v5.json' with { type: 'json' }
import userV6Rows from '../fixtures/user-v6.json' with { type: 'json' }
import userV7Rows from '../fixtures/user-v7.json' with { type: 'json' }
import userV8Rows from '../fixtures/user-v8.json' with { type: 'json' }
import userV9Rows from '../fixtures/user-v9.json' with { type: 'json' }
import userV10Rows from '../fixtures/user-v10.json' with { type: 'json' }
import userV11Rows from '../fixtures/user-v11.json' with { type: 'json' }
import userV12Rows from '../fixtures/user-v12.json' with { type: 'json' }
import userV13Rows from '../fixtures/user-v13.json' with { type: 'json' }
import userV14Rows from '../fixtures/user-v14.json' with { type: 'json' }
import userV15Rows from '../fixtures/user-v15.json' with { type: 'json' }
import userV16Rows from '../fixtures/user-v16.json' with { type: 'json' }
import userV17Rows from '../fixtures/user-v17.json' with { type: 'json' }
import userV18Rows from '../fixtures/user-v18.json' with { type: 'json' }
import userV19Rows from '../fixtures/user-v19.json' with { type: 'json' }
import userV20Rows from '../fixtures/user-v20.json' with { type: 'json' }
import userV21Rows from '../fixtures/user-v21.json' with { type: 'json' }
import userV22Rows from '../fixtures/user-v22.json' with { type: 'json' }
import userV23Rows from '../fixtures/user-v23.json' with { type: 'json' }
import userV24Rows from '../fixtures/user-v24.json' with { type: 'json' }
import userV25Rows from '../fixtures/user-v25.json' with { type: 'json' }
import userV26Rows from '../fixtures/user-v26.json' with { type: 'json' }
import userV27Rows from '../fixtures/user-v27.json' with { type: 'json' }
import { readServerVersions, readDocs } from '#data/local/rows/documents.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import { openUserDb, userDbName } from '../user-db.ts'
import { userMigrations } from './index.ts'

/** What a phone had stored under each version. Fixtures are only ever added. */
const fixtures: readonly (readonly [version: number, rows: Record<string, object[]>])[] = [
  [1, userV1Rows],
  [2, userV2Rows],
  [3, userV3Rows],
  [4, userV4Rows],
  [5, userV5Rows],
  [6, userV6Rows],
  [7, userV7Rows],
  [8, userV8Rows],
  [9, userV9Rows],
  [10, userV10Rows],
  [11, userV11Rows],
  [12, userV12Rows],
  [13, userV13Rows],
  [14, userV14Rows],
  [15, userV15Rows],
  [16, userV16Rows],
  [17, userV17Rows],
  [18, userV18Rows],
  [19, userV19Rows],
  [20, userV20Rows],
  [21, userV21Rows],
  [22, userV22Rows],
  [23, userV23Rows],
  [24, userV24Rows],
  [25, userV25Rows],
  [26, userV26Rows],
  [27, userV27Rows],
]

test('each version has a fixture of what a phone had stored', () => {
  expect(fixtures.map(([version]) => version)).toEqual(userMigrations.map((_step, i) => i + 1))
})

test.each(fixtures)(
  'case 60: a queue stored by version %i is complete in this version',
  async (version, rows) => {
    const host = { indexedDB: new IDBFactory(), IDBKeyRange }
    const old = new Dexie(userDbName('techA'), host)
    declare(old, version)
    for (const [table, kept] of Object.entries(rows)) await old.table(table).bulkAdd(kept)
    old.close()

    const db = openUserDb('techA', { indexedDB: host.indexedDB, keyRange: IDBKeyRange })
    const queue = await db.outbox.orderBy('seq').toArray()
    expect(queue.map((row) => row.id)).toEqual(['m1'])
    expect(queue.map(repairRow)).toEqual(queue)
    expect(queue.map((row) => row.state)).toEqual(['waiting'])
    const bases = await readServerVersions(db, ['orders/o1'])
    const known = new Map([...bases].flatMap(([ref, doc]) => (doc ? [[ref, doc] as const] : [])))
    const shown = await readDocs(db, ['orders/o1'])
    expect(replay(queue, known).docs.get('orders/o1')).toMatchObject({
      status: shown.get('orders/o1')?.status,
      updatedBy: 'techA',
    })
    db.close()
  },
)

test('a queued step that ended work before visits existed names its visit after the migration', async () => {
  const host = { indexedDB: new IDBFactory(), IDBKeyRange }
  const old = new Dexie(userDbName('techA'), host)
  declare(old, 5)
  const [row] = userV5Rows.outbox
  const step = (seq: number, name: string, args: object) => ({
    ...row,
    seq,
    id: `m${seq}`,
    name,
    args,
  })
  await old
    .table('outbox')
    .bulkAdd([
      step(1, 'order/move', { orderId: 'o1', to: 'accepted' }),
      step(2, 'order/move', { orderId: 'o1', to: 'done' }),
      step(3, 'order/takeBack', { orderId: 'o1', from: 'done', to: 'onSite' }),
      step(4, 'order/edit', { orderId: 'o1', edits: {} }),
    ])
  old.close()

  const db = openUserDb('techA', { indexedDB: host.indexedDB, keyRange: IDBKeyRange })
  const queue = await db.outbox.orderBy('seq').toArray()
  for (const { name, args, refs } of queue) {
    const prepared = prepareMutation(name, args)
    if (prepared.ok) expect(refs).toEqual(prepared.value.refs)
  }
  expect(queue.map(({ refs }) => refs.includes('visits/o1'))).toEqual([false, true, true, false])
  db.close()
})

test('a queued change of a plan names its visit after the migration', async () => {
  const host = { indexedDB: new IDBFactory(), IDBKeyRange }
  const old = new Dexie(userDbName('techA'), host)
  declare(old, 14)
  const [row] = userV14Rows.outbox
  const start = { from: null, to: '2026-03-04T08:00:00.000Z' }
  const changes: readonly (readonly [name: string, args: object, follows: boolean])[] = [
    ['order/assign', { edits: { assigneeIds: { from: [], to: ['techA'] } } }, true],
    ['order/assign', { edits: {}, send: true }, true],
    ['order/assign', { edits: {} }, false],
    ['order/edit', { edits: { plannedStart: start } }, true],
    ['order/edit', { edits: {} }, false],
    ['order/restoreField', { receiptId: 'm0', edits: { plannedStart: start } }, true],
    ['order/move', { to: 'new' }, true],
    ['order/move', { to: 'dispatched' }, true],
    ['order/move', { to: 'enRoute' }, false],
    ['order/takeBack', { from: 'dispatched', to: 'scheduled' }, true],
    ['order/takeBack', { from: 'enRoute', to: 'accepted' }, false],
  ]
  const refs = ['orders/o1']
  await old.table('outbox').bulkAdd(
    changes.map(([name, args], i) => ({
      ...row,
      seq: i + 1,
      id: `m${i + 1}`,
      name,
      args: { orderId: 'o1', ...args },
      refs,
    })),
  )
  old.close()

  const db = openUserDb('techA', { indexedDB: host.indexedDB, keyRange: IDBKeyRange })
  const queue = await db.outbox.orderBy('seq').toArray()
  const found = queue.map(({ refs: named }) => named.includes('bookings/o1'))
  expect(found).toEqual(changes.map(([, , follows]) => follows))
  const declared = queue.map(({ name, args }) => {
    const prepared = prepareMutation(name, args)
    return prepared.ok && prepared.value.refs.includes('bookings/o1')
  })
  expect(declared).toEqual(found)
  db.close()
})

test.each([
  ['costs', 20, [true, false, true, false, true, false]],
  ['prices', 25, [true, true, true, false, true, false]],
] as const)(
  'a queued change of an item names its document in %s after the migration to %i',
  async (collection, version, named) => {
    const host = { indexedDB: new IDBFactory(), IDBKeyRange }
    const old = new Dexie(userDbName('techA'), host)
    declare(old, version - 1)
    const [row] = userV18Rows.outbox
    const pump = { itemId: 'pump', sku: '', name: 'Pump', category: '', barcode: '', unit: 'piece' }
    const more = { isStocked: true, substituteIds: [] }
    const costs = version > 20 ? ['costs/pump'] : []
    const sampleCosts = version > 20 ? ['costs/sample_1_part'] : []
    const refs = ['items/sample_1_part', 'orders/sample_1_o']
    const edit = { costMinor: { from: 0, to: 900 } }
    const changes: readonly (readonly [name: string, args: object, refs: readonly string[]])[] = [
      [
        'item/create',
        { ...pump, ...more, priceMinor: 1500, costMinor: 900 },
        ['items/pump', ...costs],
      ],
      ['item/create', { ...pump, ...more, priceMinor: 1500, costMinor: 0 }, ['items/pump']],
      ['item/edit', { itemId: 'pump', edits: edit }, ['items/pump', ...costs]],
      ['item/minimum', { itemId: 'pump', edits: {} }, ['items/pump']],
      ['sample/remove', { refs: [...refs, refs[0]] }, [...refs, ...sampleCosts]],
      ['item/create', { ...pump, ...more, priceMinor: 0, costMinor: 0 }, ['items/pump']],
    ]
    await old.table('outbox').bulkAdd(
      changes.map(([name, args, before], i) => ({
        ...row,
        seq: i + 1,
        id: `m${i + 1}`,
        name,
        args,
        refs: before,
      })),
    )
    old.close()

    const db = openUserDb('techA', { indexedDB: host.indexedDB, keyRange: IDBKeyRange })
    const queue = await db.outbox.orderBy('seq').toArray()
    const names = queue.map(({ refs: now }) => now.some((ref) => ref.startsWith(`${collection}/`)))
    expect(names).toEqual(named)
    for (const { name, args, refs: now } of queue) {
      const prepared = prepareMutation(name, args)
      expect(prepared.ok && prepared.value.refs).toEqual(now)
    }
    db.close()
  },
)

test('a receipt stored before they were indexed by what their commit wrote is found by it now', async () => {
  const host = { indexedDB: new IDBFactory(), IDBKeyRange }
  const old = new Dexie(userDbName('techA'), host)
  declare(old, 6)
  const [receipt] = userV7Rows.receipts
  await old.table('receipts').bulkAdd([receipt, { ...receipt, id: 'm1', writes: ['orders/o2'] }])
  // Stored by an older app, which kept no names of written documents.
  const { writes: _, ...bare } = { ...receipt, id: 'm2', writes: [] }
  await old.table('receipts').add(bare)
  old.close()

  const db = openUserDb('techA', { indexedDB: host.indexedDB, keyRange: IDBKeyRange })
  const found = await db.receipts.where('writes').equals('orders/o1').primaryKeys()
  expect(found).toEqual(['m0'])
  expect(await db.receipts.where('refs').equals('orders/o1').count()).toBe(3)
  db.close()
})

/** The tables as they were in this version. */
function declare(db: Dexie, version: number): void {
  userMigrations
    .slice(0, version)
    .forEach(({ stores }, i) => db.version(i + 1).stores({ ...stores }))
}
