import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { bookingDoc } from '../world/booking-document.ts'
import { past } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const at = '2026-03-02T08:59:00.000Z'
const path = (id: string, company = 'home') => `companies/${company}/bookings/${id}`

/** Planned visits as a hostile client might write them. */
export function describeBookings(world: () => World): void {
  const create = (uid: string, more: Doc = {}, id = 'o-new', company = 'home') => {
    const doc = bookingDoc('o-new', ['tech'], { createdBy: uid, updatedBy: uid, ...more })
    return world().mayCommit(uid, [createOf(path(id, company), doc, 'updatedAt')])
  }
  const change = (uid: string, id: string, more: Doc) =>
    world().mayCommit(uid, [updateOf(path(id), { ...more, updatedBy: uid })])

  describe('a planned visit', () => {
    it('is planned by the office of its company', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await create(uid), uid).toBe(may)
        expect(await change(uid, 'o-onSite', { minutes: 90 }), uid).toBe(may)
        expect(await change(uid, 'o-dispatched-2', { cancelledAt: at }), uid).toBe(may)
      }
      expect(await create('admin', {}, 'o-new', 'other')).toBe(false)
    })

    it.each<Doc>([
      { orderId: 'o-onSite' },
      { orderId: 7 },
      { part: 2 },
      { part: 0 },
      { part: 1.5 },
      { parts: 15 },
      { assigneeIds: ['not an id'] },
      { assigneeIds: 'tech' },
      { leadId: 'not an id' },
      { start: '2026-02-30' },
      { start: '2026-03-03T25:00:00Z' },
      { start: '1999-12-31' },
      { start: '2032-01-01' },
      { start: '3' },
      { start: 7 },
      { minutes: 4 },
      { minutes: 1441 },
      { minutes: 30.5 },
      { locked: 'all' },
      { isSent: 'yes' },
      { planRunId: 'x'.repeat(81) },
      { toldAt: '2199-01-01T00:00:00Z' },
      { cancelledAt: past },
      { seenBy: { admin: at } },
      { seenBy: [] },
      { createdBy: 'owner' },
      { deletedAt: past },
      { extra: 1 },
    ])('is not created with %j', async (more) => {
      const most = { start: '2031-12-31', minutes: 1440, parts: 14, planRunId: 'x'.repeat(80) }
      expect(await create('admin', { ...most, leadId: 'tech' })).toBe(true)
      expect(await create('admin', more)).toBe(false)
    })

    it('has the id of its order and part', async () => {
      const last = { part: 14, parts: 14 }
      expect(await create('admin', last, 'o-new-14')).toBe(true)
      expect(await create('admin', last, 'o-new-13')).toBe(false)
      expect(await create('admin', last)).toBe(false)
      expect(await create('admin', { part: 15 }, 'o-new-15')).toBe(false)
      expect(await create('admin', {}, 'o-new-1')).toBe(false)
    })

    it.each<Doc>([
      { orderId: 'o-new' },
      { part: 2 },
      { assigneeIds: [7] },
      { leadId: 7 },
      { start: '2026-13-01' },
      { minutes: 0 },
      { locked: null },
      { isSent: null },
      { parts: 0 },
      { planRunId: 7 },
      { toldAt: '2199-01-01T00:00:00Z' },
      { cancelledAt: at },
      { createdAt: at },
      { deletedAt: at },
      { extra: 1 },
    ])('is not changed to %j', async (more) => {
      const all = { assigneeIds: ['idle'], leadId: 'idle', start: null, minutes: 5, locked: 'both' }
      const sent = { isSent: false, toldAt: at, parts: 2, planRunId: 'run', seenBy: {} }
      expect(await change('admin', 'o-onSite', { ...all, ...sent })).toBe(true)
      expect(await change('admin', 'o-onSite', more)).toBe(false)
    })

    it('cannot be deleted, and starts again from a tombstone as a whole', async () => {
      expect(await world().mayCommit('admin', [deleteOf(path('o-onSite'))])).toBe(false)
      const fresh = bookingDoc('o-paused', [], {
        createdBy: 'admin',
        updatedBy: 'admin',
        deletedAt: null,
      })
      for (const [uid, more, may] of [
        ['admin', {}, true],
        ['admin', { minutes: 4 }, false],
        ['tech', { createdBy: 'tech', updatedBy: 'tech' }, false],
      ] as const)
        expect(await change(uid, 'o-paused', { ...fresh, ...more })).toBe(may)
      expect(await change('admin', 'o-paused', { deletedAt: null })).toBe(false)
    })
  })

  describe('that a planned visit was seen', () => {
    const editor = past

    it('is noted by the people of a sent visit, for themselves', async () => {
      for (const { uid, companyId, status, role } of people) {
        const isHere = companyId === 'home' && status === 'active'
        const may = isHere && (role !== 'technician' || uid === 'tech')
        const seenBy = uid === 'editor' ? { editor, tech: at } : { editor, [uid]: at }
        expect(await change(uid, 'o-onSite', { seenBy }), uid).toBe(may)
      }
      expect(await change('tech', 'o-scheduled', { seenBy: { tech: at } })).toBe(false)
      expect(await change('editor', 'o-dispatched-2', { seenBy: { editor: at } })).toBe(false)
      expect(await change('tech', 'o-dispatched-3', { seenBy: { tech: at } })).toBe(false)
    })

    it.each<Doc>([
      { seenBy: { tech: at } },
      { seenBy: { editor: at, tech: at } },
      { seenBy: { editor, tech: at, idle: at } },
      { seenBy: { editor } },
      { seenBy: { editor, tech: '2199-01-01T00:00:00Z' } },
      { seenBy: { editor, tech: 7 } },
      { seenBy: { editor, tech: at }, minutes: 90 },
      { seenBy: { editor, tech: at }, assigneeIds: ['tech'] },
    ])('is not noted by a technician as %j', async (more) => {
      expect(await change('tech', 'o-onSite', more)).toBe(false)
    })

    it('is not noted by the office for others', async () => {
      for (const [seenBy, may] of [
        [{}, true],
        [{ editor, admin: at }, true],
        [{ admin: at }, true],
        [{ editor: at }, false],
        [{ editor, tech: at }, false],
        [{ editor, admin: '2199-01-01T00:00:00Z' }, false],
      ] as const)
        expect(await change('admin', 'o-onSite', { seenBy }), JSON.stringify(seenBy)).toBe(may)
    })
  })
  describe('that a customer was told of a visit', () => {
    const told = (by: string, more: Doc = {}) => ({
      customerTold: { start: '2026-03-03T09:00:00.000Z', at, by, ...more },
    })

    it('is noted by the office, and by the people of a sent visit, in their own name', async () => {
      for (const { uid, companyId, status, role } of people) {
        const isHere = companyId === 'home' && status === 'active'
        const isOffice = isHere && role !== 'technician'
        const may = isOffice || (isHere && (uid === 'tech' || uid === 'editor'))
        expect(await change(uid, 'o-onSite', told(uid)), uid).toBe(may)
        expect(await change(uid, 'o-onSite', told('other')), uid).toBe(false)
        expect(await change(uid, 'o-scheduled', told(uid)), uid).toBe(isOffice)
        expect(await create(uid, told(uid)), uid).toBe(isOffice)
      }
    })

    it.each<Doc>([
      { start: '2026-02-30' },
      { start: 7 },
      { start: null },
      { at: '2199-01-01T00:00:00Z' },
      { at: null },
      { by: 7 },
      { extra: 1 },
      // Only the server has mailed anyone.
      { mail: 'booked' },
      { window: { from: '2026-03-03T08:00:00.000Z', to: '2026-03-03T10:00:00.000Z' } },
    ])('is not noted with %j', async (more) => {
      for (const uid of ['admin', 'tech']) {
        expect(await change(uid, 'o-onSite', told(uid, { start: '2026-03-04' })), uid).toBe(true)
        expect(await change(uid, 'o-onSite', told(uid, more)), uid).toBe(false)
      }
      expect(await create('admin', told('admin', more))).toBe(false)
    })

    it('is noted by a technician without any other change', async () => {
      expect(await change('tech', 'o-onSite', { customerTold: null })).toBe(true)
      expect(await change('tech', 'o-onSite', { ...told('tech'), minutes: 90 })).toBe(false)
      expect(await change('tech', 'o-onSite', { ...told('tech'), seenBy: { tech: at } })).toBe(
        false,
      )
      expect(await change('admin', 'o-onSite', { ...told('admin'), minutes: 90 })).toBe(true)
    })
  })
}
