import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { openUserDb } from '#data/local/user-db.ts'
import { dependentsOf, discardMutations } from '#data/outbox/edit-queue.ts'
import { undo } from '#data/outbox/undo.ts'
import { people } from '../support/seed.ts'
import { plan, queueOf, useStage, write } from '../support/stage.ts'
import { receipts } from '../support/visible-docs.ts'

describe('storage', () => {
  const stage = useStage()

  test.each([...Array(10).keys()].map((i) => i + 1))(
    'case 58: a disk that is full at step %i of a drain neither loses nor doubles',
    async (at) => {
      const phone = await stage.open(people.techA)
      await write(phone, 'o1', '', 'first')
      await phone.drain({ accident: { at, how: 'full' } })
      expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
      expect(await queueOf(phone)).toEqual([])
      expect(receipts(stage.server).size).toBe(1)
      expect(stage.order('o1')).toMatchObject({ resolution: 'first' })
    },
  )

  test('case 59: an old tab makes way for a newer app, says so, and the queue is whole', async () => {
    const storage = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
    const troubles: string[] = []
    const old = openUserDb('u1', { ...storage, onTrouble: (trouble) => troubles.push(trouble) })
    await old.meta.put({ key: 'loaded', value: ['orders'] })
    const tables = Object.fromEntries(
      old.tables.map(({ name, schema }) => [
        name,
        [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(','),
      ]),
    )
    const newer = new Dexie(old.name, {
      indexedDB: storage.indexedDB,
      IDBKeyRange: storage.keyRange,
    })
    newer.version(old.verno + 1).stores(tables)
    await newer.open()
    expect(troubles).toEqual(['outdated'])
    expect(old.isOpen()).toBe(false)
    expect(await newer.table('meta').count()).toBe(1)
    newer.close()
  })

  test('case 73: discarding takes along what hangs on it, and nothing else', async () => {
    const desk = await stage.open(people.office)
    await plan(desk, 'o1', 1)
    await write(desk, 'o3', '', 'other')
    await write(desk, 'o1', '', 'two')
    const [first, other, second] = await queueOf(desk)
    const listed = await dependentsOf(desk.db, first?.id ?? '')
    expect(listed.map(({ id }) => id)).toEqual([first?.id, second?.id])
    const context = () => ({ now: stage.now(), random: { next: () => 0.5, id: () => 'u1' } })
    const ids = listed.map(({ id }) => id)
    const kept = await discardMutations(desk.db, ids, context())
    expect(await queueOf(desk)).toMatchObject([{ id: other?.id }])
    expect(await desk.db.orders.get('o1')).toMatchObject({ resolution: '' })
    stage.advance(20_000)
    expect(await undo(desk.db, kept?.id ?? '', stage.now())).toBe(true)
    expect((await queueOf(desk)).map(({ id }) => id)).toEqual([first?.id, other?.id, second?.id])

    const again = await discardMutations(desk.db, ids, context())
    stage.advance(31_000)
    expect(await undo(desk.db, again?.id ?? '', stage.now())).toBe(false)
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(stage.order('o1')).toMatchObject({ resolution: '' })
    expect(receipts(stage.server).size).toBe(1)
  })
})
