import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { at, someone } from '#data/local/rows/order.fixture.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { openWithTwoOrders } from '../rebase/two-orders.fixture.ts'
import { mutate } from '../mutate/mutate.ts'
import { sendAsNote } from './send-as-note.ts'

let db: UserDb
let ids = 0
const context = () => ({
  db,
  actor: someone,
  id: `id${(ids += 1)}`,
  deviceId: 'd1',
  now: Date.parse('2026-03-02T09:00:00Z'),
  offsetMs: 0,
})
const run = async (name: MutationName, args: unknown) => {
  const done = await mutate(name, args, context())
  if (!done.ok) throw new Error(done.problem.type)
  return done.value.id
}
const argOf = (row: OutboxRow | undefined, name: string) =>
  String(Object.entries(row?.args ?? {}).find(([key]) => key === name)?.[1])
const queue = () => db.outbox.orderBy('seq').toArray()
const refuse = () =>
  db.outbox
    .filter(({ name }) => name !== 'photo/finish')
    .modify({ state: 'needsYou', problem: { type: 'order/not-yours', ref: 'orders/a' } })

const arrow = { shape: 'arrow' as const, points: [0, 0, 500, 500] }

/** A photo of order `a` with a mark, as this device has stored it. */
async function takePhoto() {
  const about = 'orders/a'
  const id = await run('photo/add', {
    photoId: 'p1',
    about,
    kind: 'photo',
    contentType: 'image/jpeg',
    size: 3,
    chunks: 1,
    sha256: 'a'.repeat(64),
    width: 1,
    height: 1,
    takenAt: '2026-03-02T09:00:00.000Z',
    caption: 'Meter',
    readerIds: ['u1'],
    phase: 'before',
  })
  const lane = { sent: 0, state: 'waiting', failures: 0, notBefore: 0, problem: null } as const
  const file = { contentType: 'image/jpeg', size: 3, chunks: 1, companyId: 'c1', at: '' } as const
  await db.blobs.put({ id: 'p1', about, ...file, ...lane })
  await db.blobParts.put({ photoId: 'p1', index: 0, bytes: new Uint8Array([1, 2, 3]) })
  await run('photo/finish', { photoId: 'p1' })
  await run('photo/edit', { photoId: 'p1', about, edits: { marks: { from: [], to: [arrow] } } })
  return id
}

beforeEach(async () => {
  ids = 0
  db = await openWithTwoOrders()
  const stamps = { schema: 1, updatedAt: at, updatedBy: 'boss', deletedAt: null }
  const boss = { id: 'boss', name: 'Boss', role: 'admin', status: 'active', email: 'b@b.test' }
  await db.users.put({ ...stamps, ...boss, companyId: 'c1' })
})
afterEach(() => db.close())

test('several changes of an order become one message about it', async () => {
  const moved = await run('order/move', { orderId: 'a', to: 'accepted' })
  const driven = await run('order/move', { orderId: 'a', to: 'enRoute' })
  await refuse()
  expect((await sendAsNote([moved, driven], 'Demo order', context())).ok).toBe(true)
  expect(await queue()).toMatchObject([
    {
      name: 'message/send',
      args: {
        text: 'Demo order',
        about: 'orders/a',
        threadId: 'order-a',
        attachments: [],
        change: { name: 'order/move', args: { to: 'accepted' }, problem: 'order/not-yours' },
      },
    },
  ])
  expect(await db.orders.get('a')).toMatchObject({ status: 'dispatched' })
})

test('a photo goes along as a picture of the message, with its caption and marks', async () => {
  const moved = await run('order/move', { orderId: 'a', to: 'accepted' })
  const photo = await takePhoto()
  await refuse()
  expect((await sendAsNote([moved, photo], 'Demo order', context())).ok).toBe(true)
  const rows = await queue()
  const photoId = argOf(rows[0], 'photoId')
  expect(photoId).not.toBe('p1')
  const messageId = argOf(rows.at(-1), 'messageId')
  const about = `messages/${messageId}`
  expect(rows).toMatchObject([
    { name: 'photo/add', args: { about, caption: 'Meter', kind: 'photo' }, state: 'waiting' },
    { name: 'photo/edit', args: { photoId, edits: { marks: { to: [arrow] } } } },
    { name: 'photo/finish', args: { photoId }, waitsFor: [photoId] },
    { name: 'message/send', args: { attachments: [photoId] }, waitsFor: [photoId] },
  ])
  expect(rows[0]?.args).toMatchObject({ readerIds: ['u1', 'boss'] })
  expect(rows[0]?.args).not.toHaveProperty('phase')
  expect(await db.blobs.get(photoId)).toMatchObject({ state: 'waiting', about, sent: 0 })
  expect((await db.blobParts.get([photoId, 0]))?.bytes).toEqual(new Uint8Array([1, 2, 3]))
  expect(await db.blobs.get('p1')).toMatchObject({ state: 'unwanted' })
  expect(await db.photos.get('p1')).toBeUndefined()
})

test('a photo alone keeps its order, and one whose bytes are gone stays as it is', async () => {
  const photo = await takePhoto()
  await refuse()
  await db.blobParts.clear()
  const before = await queue()
  expect(await sendAsNote([photo], 'Demo order', context())).toMatchObject({
    problem: { type: 'doc/missing' },
  })
  expect(await queue()).toEqual(before)
  expect(await db.photos.get('p1')).toBeDefined()
  await db.blobParts.put({ photoId: 'p1', index: 0, bytes: new Uint8Array([1, 2, 3]) })
  expect((await sendAsNote([photo], 'Demo order', context())).ok).toBe(true)
  const message = (await queue()).at(-1)
  expect(message?.args).toMatchObject({ about: 'orders/a', threadId: 'order-a', change: null })
})
