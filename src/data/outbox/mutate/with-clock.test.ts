import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { TimeKind } from '#domain/entities/time-entry.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { withClock } from './with-clock.ts'

const nothing = { endIds: [], start: null }

function entry(id: string, kind: TimeKind, more: Readonly<Record<string, unknown>> = {}) {
  const at = '2026-05-04T08:00:00.000Z'
  const stamps = { schema: 1, updatedAt: at, updatedBy: 't', deletedAt: null, createdAt: at }
  const times = { startedAt: at, endedAt: null, note: '', createdBy: 't', orderId: null }
  return { ...stamps, ...times, id, kind, userId: 't', ...more }
}

async function device(...entries: readonly ReturnType<typeof entry>[]) {
  const db = openUserDb('t', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.timeEntries.bulkAdd(entries)
  return (name: string, args: unknown) => withClock(db, 't', name, args)
}

test('a step ends what the step before began, although the screen had not read it', async () => {
  const clocked = await device(
    entry('day', 'day'),
    entry('drive', 'travel', { orderId: 'o1' }),
    entry('before', 'order', { orderId: 'o1', endedAt: '2026-05-04T08:10:00.000Z' }),
    entry('removed', 'order', { orderId: 'o1', deletedAt: '2026-05-04T08:10:00.000Z' }),
    entry('theirs', 'order', { orderId: 'o1', userId: 'x' }),
  )
  const start = { entryId: 'work', kind: 'order', orderId: 'o1' }
  const arrived = { orderId: 'o1', to: 'onSite', clock: { endIds: [], start } }
  const ended = { ...arrived, clock: { endIds: ['drive'], start } }
  expect(await clocked('order/move', arrived)).toEqual(ended)
  const done = { orderId: 'o1', to: 'done', clock: nothing }
  const doneClock = { endIds: ['drive'], start: null }
  expect(await clocked('order/move', done)).toEqual({ ...done, clock: doneClock })
})

test('the end of the day ends everything, and a break ends the work', async () => {
  const clocked = await device(entry('day', 'day'), entry('work', 'order', { orderId: 'o1' }))
  const end = { endIds: ['day'], start: null }
  expect(await clocked('time/clock', end)).toEqual({ ...end, endIds: ['day', 'work'] })
  const pause = { endIds: [], start: { entryId: 'pause', kind: 'break', orderId: null } }
  expect(await clocked('time/clock', pause)).toEqual({ ...pause, endIds: ['work'] })
  const stop = { endIds: ['work'], start: null }
  expect(await clocked('time/clock', stop)).toEqual(stop)
})

test('a step without a clock, or of work that runs already, stays as it is', async () => {
  const clocked = await device(entry('drive', 'travel', { orderId: 'o1' }))
  const office = { orderId: 'o1', to: 'onSite' }
  expect(await clocked('order/move', office)).toBe(office)
  const again = { orderId: 'o1', to: 'enRoute', clock: nothing }
  expect(await clocked('order/move', again)).toBe(again)
  expect(await clocked('photo/add', again)).toBe(again)
})

test('a pause that is a break ends all work, also that of another order', async () => {
  const clocked = await device(
    entry('day', 'day'),
    entry('work', 'order', { orderId: 'o1' }),
    entry('other', 'travel', { orderId: 'o2' }),
  )
  const start = { entryId: 'lunch', kind: 'break', orderId: null }
  const pause = { orderId: 'o1', to: 'paused', clock: { endIds: [], start } }
  expect(await clocked('order/move', pause)).toEqual({
    ...pause,
    clock: { endIds: expect.arrayContaining(['work', 'other']), start },
  })
})
