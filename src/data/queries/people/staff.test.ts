import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { at } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { everyonesStaff, pictureOf, pictures, staffOf } from './staff.ts'

const stamps = { schema: 1, updatedAt: at, updatedBy: 'u1', deletedAt: null }
const jpeg = { contentType: 'image/jpeg', width: 8, height: 8, data: '/9j/4AAQ' }

test('what a person is planned by is unknown before it is loaded and null where they have nothing; removed pictures are gone', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const context = { db, uid: 'u1' }
  const plan = { skills: [], weeklyHours: null, breaks: [], exceptions: [], basePlace: null }
  await db.staff.bulkPut([
    { ...stamps, id: 'u2', userId: 'u2', ...plan, maxMinutesPerDay: 480 },
    { ...stamps, id: 'u3', userId: 'u3', deletedAt: at },
  ])
  await db.pictures.bulkPut([
    { ...stamps, id: 'u2', ...jpeg },
    { ...stamps, id: 'u3', deletedAt: at },
  ])
  expect(await staffOf('u1').run(context)).toBeUndefined()
  expect(await staffOf('u2').run(context)).toMatchObject({ maxMinutesPerDay: 480 })
  await markLoaded(db, 'staff')
  expect(await staffOf('u1').run(context)).toBeNull()
  expect(await staffOf('u3').run(context)).toBeNull()
  expect(await staffOf('u2').run(context)).toMatchObject({ maxMinutesPerDay: 480 })
  expect((await everyonesStaff().run(context)).map(({ id }) => id)).toEqual(['u2'])
  expect((await pictures().run(context)).map(({ id }) => id)).toEqual(['u2'])
  expect(await pictureOf('u3').run(context)).toBeNull()
  expect(await pictureOf('u2').run(context)).toMatchObject(jpeg)
  db.close()
})
