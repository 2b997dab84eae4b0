import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { someone } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { editAndRetry } from './edit-and-retry.ts'
import { dependentsOf, discardMutations, resolveConflict } from './edit-queue.ts'
import { mutate } from '../mutate/mutate.ts'
import { openWithTwoOrders } from '../rebase/two-orders.fixture.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { sendAsNote } from './send-as-note.ts'
import { readUndos, undo } from './undo.ts'

const start = Date.parse('2026-03-02T09:00:00Z')
const actor = { ...someone, role: 'admin' } as const

let db: UserDb
let ids = 0
let host: IDBFactory
const random = { id: () => `id${(ids += 1)}` }
const context = (now = start) => ({
  db,
  actor,
  id: random.id(),
  deviceId: 'd1',
  now,
  offsetMs: 0,
})

beforeEach(async () => {
  ids = 0
  host = new IDBFactory()
  db = await openWithTwoOrders(host)
})
afterEach(() => db.close())

function run<N extends MutationName>(name: N, args: MutationArgs<N>, now?: number) {
  return mutate(name, args, context(now))
}
const edit = (from: string, to: string, field = 'title', orderId = 'a') =>
  run('order/edit', { orderId, edits: { [field]: { from, to } } })
const queue = () => db.outbox.orderBy('seq').toArray()
const title = async (id = 'a') => (await db.orders.get(id))?.title
const queueRefused = async (fields: Partial<OutboxRow> = {}) => {
  const [row] = await queue()
  if (!row) throw new Error('Nothing is queued')
  const problem = { type: 'server/refused', status: 'PERMISSION_DENIED', message: '' } as const
  await db.outbox.put({ ...row, state: 'needsYou', problem, ...fields })
  return row.id
}

describe('coalescing', () => {
  test('unsent edits of one field are merged, from the oldest value to the newest', async () => {
    for (let i = 0; i < 50; i += 1) await edit(i === 0 ? 'Demo order' : `v${i - 1}`, `v${i}`)
    expect(await queue()).toMatchObject([
      { args: { edits: { title: { from: 'Demo order', to: 'v49' } } } },
    ])
    expect(await title()).toBe('v49')
  })

  test('other fields, other orders, sent edits and interrupted edits are not merged', async () => {
    await edit('Demo order', 'one')
    await edit('', 'two', 'resolution')
    await edit('Demo order', 'three', 'title', 'b')
    expect(await queue()).toHaveLength(3)
    await edit('one', 'four')
    expect(await queue()).toHaveLength(4)
    await db.outbox.clear()
    await edit('four', 'five')
    const [row] = await queue()
    if (row) await db.outbox.put({ ...row, attempts: 1 })
    await edit('five', 'six')
    expect(await queue()).toHaveLength(2)
  })

  test('a merged edit never overwrites what the person had not seen', async () => {
    await edit('Demo order', 'one')
    const stale = await edit('Demo order', 'two')
    expect(stale.ok).toBe(true)
    expect(await queue()).toHaveLength(2)
    expect(await title()).toBe('one')
  })
})

describe('undo', () => {
  test('restores what was discarded, in its place, also after a reload, for half a minute', async () => {
    await edit('Demo order', 'one')
    await edit('Demo order', 'two', 'title', 'b')
    const before = await queue()
    const ids = before.map((row) => row.id)
    const gone = await discardMutations(db, ids.slice(0, 1), { now: start, random })
    expect(await title()).toBe('Demo order')
    expect(gone).toMatchObject({ kind: 'discard', items: [{ id: ids[0] }] })

    db.close()
    db = openUserDb('u1', { indexedDB: host, keyRange: IDBKeyRange })
    expect(await readUndos(db, start + 29_000)).toEqual([gone])
    expect(await undo(db, gone?.id ?? '', start + 29_000)).toBe(true)
    expect(await queue()).toEqual(before)
    expect(await title()).toBe('one')
    expect(await undo(db, gone?.id ?? '', start + 29_000)).toBe(false)
  })

  test('is too late after that', async () => {
    await edit('Demo order', 'one')
    const [row] = await queue()
    const gone = await discardMutations(db, [row?.id ?? ''], { now: start, random })
    expect(await readUndos(db, start + 30_000)).toEqual([])
    expect(await undo(db, gone?.id ?? '', start + 30_000)).toBe(false)
    expect(await queue()).toEqual([])
    expect(await discardMutations(db, ['none'], { now: start, random })).toBeNull()
  })

  test('reverts a choice until it is sent', async () => {
    await edit('Demo order', 'ours')
    const conflicts = [{ field: 'title', from: 'Demo order', to: 'ours', theirs: 'theirs' }]
    const problem = { type: 'edit/conflict', ref: 'orders/a', conflicts } as const
    const id = await queueRefused({ conflicts, problem })
    const choice = await resolveConflict(
      db,
      id,
      { values: { title: 'both' } },
      { now: start, random },
    )
    expect(await queue()).toMatchObject([
      {
        state: 'waiting',
        notBefore: start + 8000,
        args: { edits: { title: { from: 'theirs', to: 'both' } } },
        settled: [{ field: 'title', to: 'ours' }],
      },
    ])
    expect(await undo(db, choice?.id ?? '', start + 1000)).toBe(true)
    expect(await queue()).toMatchObject([{ state: 'needsYou', conflicts, problem }])

    const again = await resolveConflict(db, id, 'mine', { now: start, random })
    await db.outbox.toCollection().modify({ state: 'sending', attempts: 1 })
    expect(await undo(db, again?.id ?? '', start + 1000)).toBe(false)
  })
})

describe('a change that the office refuses', () => {
  test('is given other arguments and sent again, in its place', async () => {
    await edit('Demo order', 'one')
    const id = await queueRefused()
    const edits = (to: string) => ({ orderId: 'a', edits: { title: { from: 'Demo order', to } } })
    expect(await editAndRetry(db, id, edits(''))).toMatchObject({
      problem: { type: 'input/invalid' },
    })
    expect(await editAndRetry(db, id, { ...edits('x'), orderId: 'none' })).toMatchObject({
      problem: { type: 'doc/missing' },
    })
    expect(await queue()).toMatchObject([{ id, seq: 1, state: 'needsYou' }])
    expect(await title()).toBe('one')

    expect(await editAndRetry(db, id, edits('better'))).toEqual({ ok: true })
    expect(await queue()).toMatchObject([{ id, seq: 1, state: 'waiting', problem: null }])
    expect(await title()).toBe('better')
    expect(await editAndRetry(db, 'none', edits('x'))).toMatchObject({ ok: false })
  })

  test('is sent as a note with its content, and no longer waits', async () => {
    await edit('Demo order', 'one')
    const id = await queueRefused()
    const note = await sendAsNote([id], 'Please change the title', context())
    expect(note.ok).toBe(true)
    expect(await title()).toBe('Demo order')
    const [row, ...more] = await queue()
    expect(more).toEqual([])
    expect(row).toMatchObject({
      name: 'message/send',
      state: 'waiting',
      args: {
        text: 'Please change the title',
        about: 'orders/a',
        threadId: 'order-a',
        change: {
          name: 'order/edit',
          args: { edits: { title: { to: 'one' } } },
          problem: 'server/refused',
        },
      },
    })
    expect(await sendAsNote([id], 'Again', context())).toMatchObject({ ok: false })
  })

  test('stays if it is a photo, which no words can replace', async () => {
    await db.outbox.add(outboxRow({ seq: 9, id: 'photo1', name: 'photo/add', state: 'needsYou' }))
    const before = await queue()
    expect(await sendAsNote(['photo1'], 'A photo', context())).toMatchObject({ ok: false })
    expect(await queue()).toEqual(before)
  })

  test('stays if the note cannot be written', async () => {
    await edit('Demo order', 'one')
    const id = await queueRefused()
    const before = await queue()
    const left = { ...context(), actor: { ...actor, status: 'left' } }
    expect(await sendAsNote([id], 'Please', left)).toMatchObject({ ok: false })
    expect(await queue()).toEqual(before)
    expect(await title()).toBe('one')
  })

  test('shows what depends on it, and is discarded only with that', async () => {
    await edit('Demo order', 'one')
    const id = await queueRefused()
    await edit('', 'two', 'resolution')
    await edit('Demo order', 'three', 'title', 'b')
    await edit('one', 'four')
    const hanging = await dependentsOf(db, id)
    expect(hanging).toMatchObject([
      { id, state: 'actionNeeded' },
      { state: 'blocked', args: { edits: { title: { to: 'four' } } } },
    ])
    expect(await discardMutations(db, [id], { now: start, random })).toBeNull()
    expect(await queue()).toHaveLength(4)
    const ids = hanging.map((item) => item.id)
    expect(await discardMutations(db, ids, { now: start, random })).toMatchObject({
      items: [{ id }, {}],
    })
    expect(await db.orders.get('a')).toMatchObject({ title: 'Demo order', resolution: 'two' })
  })
})
