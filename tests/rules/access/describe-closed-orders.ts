import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { Write } from '#emulator/engine/types.ts'
import { past, photoDoc, visitDoc } from '../world/documents.ts'
import { createOf, now, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'
const closed = ['reviewed', 'invoiced', 'cancelled']
/** Sent to `tech` and `editor`, and not closed by the office. */
const open = orderStatuses.filter(
  (status) => !closed.includes(status) && !['new', 'scheduled'].includes(status),
)
const signed = { name: 'Mr Vega', how: 'drawn', summary: 'Done.', sha256: 'b'.repeat(64) }

/** Photos, answers and visits of an order cannot be changed by technicians after the office has closed it. */
export function describeClosedOrders(world: () => World): void {
  const may = (uid: string, ...writes: Write[]) => world().mayCommit(uid, writes)
  const edit = (uid: string, path: string, fields: Doc) =>
    may(uid, updateOf(`${home}/${path}`, { ...fields, updatedBy: uid }))
  const add = (uid: string, more: Doc) =>
    may(uid, createOf(`${home}/photos/n`, { ...photoDoc(uid, [uid]), ...more }, 'updatedAt'))

  /** Everything that technicians record for an order, written by a user. */
  const recorded: readonly [string, (uid: string, orderId: string) => Promise<boolean>][] = [
    ['resolution', (uid, id) => edit(uid, `orders/${id}`, { resolution: 'Other words' })],
    ['answers', (uid, id) => edit(uid, `orders/${id}`, { answers: { pressure: { value: 2 } } })],
    [
      'visit',
      (uid, id) => {
        const doc = { ...visitDoc(uid), outcome: 'partlyDone' }
        return may(uid, createOf(`${home}/visits/${id}`, doc, 'updatedAt'))
      },
    ],
    ['photo', (uid, id) => add(uid, { about: `orders/${id}` })],
    ['signature', (uid, id) => add(uid, { about: `orders/${id}`, kind: 'signature', signed })],
  ]

  describe.each(recorded)('the %s of an order', (what, write) => {
    const existsAlready = (status: string) => what === 'visit' && status === 'done'

    it.each(open)('can be written while it is %s', async (status) => {
      if (existsAlready(status)) return
      for (const uid of ['tech', 'editor', 'admin', 'owner'])
        expect(await write(uid, `o-${status}`), uid).toBe(true)
      for (const uid of ['idle', 'technician-inactive', 'technician-foreign', 'admin-foreign'])
        expect(await write(uid, `o-${status}`), uid).toBe(false)
    })

    it.each(closed)('can be written only by the office once it is %s', async (status) => {
      for (const uid of ['tech', 'editor', 'idle', 'admin-inactive'])
        expect(await write(uid, `o-${status}`), uid).toBe(false)
      for (const uid of ['admin', 'owner']) expect(await write(uid, `o-${status}`), uid).toBe(true)
    })
  })

  it('allows technicians to mark a closed order for review, but not to change it', async () => {
    const needsReview = { to: 'done', at: past, by: 'tech', reason: '' }
    expect(await edit('tech', 'orders/o-cancelled', { needsReview })).toBe(true)
    const also = { needsReview, resolution: 'Done' }
    expect(await edit('tech', 'orders/o-cancelled', also)).toBe(false)
  })

  it('allows only the office to record a visit in another user’s name', async () => {
    const visit = (uid: string, by: unknown) =>
      may(uid, createOf(`${home}/visits/o-onSite`, { ...visitDoc(uid), by }, 'updatedAt'))
    expect(await visit('admin', 'tech')).toBe(true)
    expect(await visit('admin', 'no id!')).toBe(false)
    expect(await visit('tech', 'editor')).toBe(false)
  })

  it.each([
    ['customers/c1', false],
    ['sites/s1', false],
    ['orders/o-none', false],
    ['orders/o-deleted', false],
    ['messages/m-mine', true],
  ])('allows technicians to add photos of %s: %s', async (about, allowed) => {
    expect(await add('tech', { about })).toBe(allowed)
    expect(await add('tech', { about, kind: 'signature', signed })).toBe(false)
    expect(await add('admin', { about })).toBe(true)
  })

  describe('a photo', () => {
    it.each([
      [{ caption: 'Other words' }, false],
      [{ phase: 'after' }, false],
      [{ marks: [] }, false],
      [{ deletedAt: now }, false],
    ])('of a closed order can be changed only by the office: %j', async (fields, allowed) => {
      expect(await edit('tech', 'photos/p-reviewed', fields)).toBe(allowed)
      expect(await edit('tech', 'photos/p-whole', fields)).toBe(true)
      expect(await edit('admin', 'photos/p-reviewed', fields)).toBe(true)
    })

    it.each([
      [{ uploadedAt: now }, true],
      [{ deletedAt: now }, true],
      [{ caption: 'Other words' }, false],
    ])(
      'that was uploading when the order was closed can be changed to %j: %s',
      async (fields, allowed) => {
        expect(await edit('tech', 'photos/p-late', fields)).toBe(allowed)
      },
    )

    it('in a message can be changed only by its author', async () => {
      expect(await edit('tech', 'photos/p-said', { caption: 'Here' })).toBe(true)
      expect(await edit('editor', 'photos/p-said', { caption: 'Here' })).toBe(false)
    })
  })

  it.each([{ deletedAt: now }, { caption: 'The tenant' }, { phase: 'after' }, { marks: [] }])(
    'denies changes of a signature to %j',
    async (fields) => {
      for (const uid of ['tech', 'admin', 'owner']) {
        for (const id of ['sg-new', 'sg-whole'])
          expect(await edit(uid, `photos/${id}`, fields), `${uid} ${id}`).toBe(false)
      }
    },
  )

  it('allows a signature to be uploaded, and to be shared with new assignees', async () => {
    expect(await edit('tech', 'photos/sg-new', { uploadedAt: now })).toBe(true)
    expect(await edit('admin', 'photos/sg-whole', { readerIds: ['tech', 'idle'] })).toBe(true)
  })
}
