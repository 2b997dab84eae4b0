import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { absenceDoc, awayDoc, past } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const at = '2026-03-02T08:59:00.000Z'
const path = (id: string, company = 'home') => `companies/${company}/absences/${id}`
const awayPath = (id: string, company = 'home') => `companies/${company}/away/${id}`

/** Time off as a hostile client might write it. */
export function describeAbsences(world: () => World): void {
  const create = (uid: string, more: Doc) =>
    world().mayCommit(uid, [createOf(path('n'), absenceDoc(uid, more), 'updatedAt')])
  const enter = (uid: string, userId: string, more: Doc = {}, shown: Doc | null = {}) => {
    const by = { createdBy: uid, updatedBy: uid, decidedBy: uid }
    const entered = { ...by, status: 'approved', decidedAt: past, ...more }
    const away = awayDoc(userId, { updatedBy: uid, ...shown })
    return world().mayCommit(uid, [
      createOf(path('n'), absenceDoc(userId, entered), 'updatedAt'),
      ...(shown ? [createOf(awayPath('n'), away, 'updatedAt')] : []),
    ])
  }
  const decide = (uid: string, id: string, more: Doc, shown: Doc | null = null) => {
    const decided = { decidedAt: at, decidedBy: uid, updatedBy: uid, ...more }
    return world().mayCommit(uid, [
      updateOf(path(id), decided),
      ...(shown ? [createOf(awayPath(id), { ...shown, updatedBy: uid }, 'updatedAt')] : []),
    ])
  }
  const cancel = (uid: string, id: string, more: Doc = {}, ended: Doc | null = null) => {
    const decided = { status: 'cancelled', decidedAt: at, decidedBy: uid, updatedBy: uid, ...more }
    return world().mayCommit(uid, [
      updateOf(path(id), decided),
      ...(ended ? [updateOf(awayPath(id), { ...ended, updatedBy: uid })] : []),
    ])
  }

  describe('a request', () => {
    it.each<Doc>([
      { userId: 'idle' },
      { userId: 'not an id' },
      { kind: 'holiday' },
      { fromOn: '2026-02-30' },
      { fromOn: '2026-03-09T00:00:00Z' },
      { toOn: '2026-02-29' },
      { toOn: '2026-03-08' },
      { toOn: '2027-03-10' },
      { fromOn: '1899-12-31', toOn: '1899-12-31' },
      { note: 'x'.repeat(1001) },
      { note: 7 },
      { reply: 'Approved' },
      { decidedAt: past },
      { decidedBy: 'tech' },
      { status: 'rejected' },
      { status: 'cancelled' },
      { status: 'approved', decidedAt: past, decidedBy: 'tech' },
      { createdBy: 'idle' },
      { createdAt: '2199-01-01T00:00:00Z' },
    ])('is denied with %j', async (more) => {
      expect(await create('tech', { note: 'x'.repeat(1000), toOn: '2027-03-09' })).toBe(true)
      expect(await create('tech', more)).toBe(false)
    })

    it('cannot be deleted, or moved to another person or other days', async () => {
      expect(await world().mayCommit('tech', [deleteOf(path('ab-tech'))])).toBe(false)
      for (const more of [
        { userId: 'idle' },
        { fromOn: '2026-03-01' },
        { toOn: '2026-12-31' },
        { kind: 'sick' },
        { note: 'Other words' },
        { createdAt: past },
        { deletedAt: at },
        { extra: 1 },
      ])
        expect(await cancel('tech', 'ab-tech', more), JSON.stringify(more)).toBe(
          'createdAt' in more,
        )
    })
  })

  describe('an approval', () => {
    const approved = { status: 'approved' }

    it('is for the office: the owner about everyone, an admin about everyone else', async () => {
      for (const id of ['tech', 'idle', 'admin', 'owner'])
        for (const { uid, role, status, companyId } of people) {
          const isHere = status === 'active' && companyId === 'home'
          const may = isHere && (role === 'owner' || (role === 'admin' && uid !== id))
          const who = `${uid} about ${id}`
          expect(await decide(uid, `ab-${id}`, approved, awayDoc(id)), who).toBe(may)
          expect(await decide(uid, `ab-${id}`, { status: 'rejected', reply: 'x' }), who).toBe(may)
          expect(await enter(uid, id), who).toBe(may)
        }
    })

    it('shows exactly its days to the colleagues, in the same commit', async () => {
      expect(await decide('admin', 'ab-tech', approved)).toBe(false)
      for (const lie of [{ userId: 'idle' }, { fromOn: '2026-03-10' }, { toOn: '2026-03-12' }]) {
        expect(await decide('admin', 'ab-tech', approved, awayDoc('tech', lie))).toBe(false)
        expect(await enter('admin', 'tech', {}, lie)).toBe(false)
      }
      for (const more of [{ kind: 'sick' }, { note: 'Flu' }, { deletedAt: past }])
        expect(await enter('admin', 'tech', {}, more)).toBe(false)
      expect(await enter('admin', 'tech', {}, null)).toBe(false)
      const rejected = { status: 'rejected' }
      expect(await decide('admin', 'ab-tech', rejected, awayDoc('tech'))).toBe(false)
    })

    it.each<Doc>([
      { status: 'requested' },
      { status: 'taken' },
      { reply: 'x'.repeat(1001) },
      { reply: 7 },
      { decidedBy: 'owner' },
      { decidedAt: null },
      { decidedAt: '2199-01-01T00:00:00Z' },
      { userId: 'admin' },
      { toOn: '2026-12-31' },
      { note: 'Other words' },
    ])('is denied with %j', async (more) => {
      const said = { ...approved, reply: 'x'.repeat(1000) }
      expect(await decide('admin', 'ab-tech', said, awayDoc('tech'))).toBe(true)
      expect(await decide('admin', 'ab-tech', { ...said, ...more }, awayDoc('tech'))).toBe(false)
    })

    it.each<Doc>([
      { status: 'rejected' },
      { decidedBy: 'owner' },
      { decidedAt: '2199-01-01T00:00:00Z' },
      { reply: 'Get well' },
    ])('is not entered with %j', async (more) => {
      expect(await enter('admin', 'tech')).toBe(true)
      expect(await enter('admin', 'tech', more)).toBe(false)
    })

    it('is only for requests, and for people of this company', async () => {
      for (const id of ['ab-tech-approved', 'ab-rejected', 'ab-ended', 'ab-deleted'])
        expect(await decide('admin', id, { status: 'rejected' }), id).toBe(false)
      for (const userId of ['technician-foreign', 'no-such-person', 'not an id'])
        expect(await enter('admin', userId), userId).toBe(false)
      const foreign = createOf(path('n', 'other'), absenceDoc('tech'), 'updatedAt')
      expect(await world().mayCommit('tech', [foreign])).toBe(false)
    })
  })

  describe('a cancellation', () => {
    const ended = { deletedAt: at }

    it('is for the person and the office', async () => {
      for (const { uid, role, status, companyId } of people) {
        const isHere = status === 'active' && companyId === 'home'
        const may = isHere && (uid === 'tech' || role !== 'technician')
        expect(await cancel(uid, 'ab-tech'), uid).toBe(may)
        expect(await cancel(uid, 'ab-tech-approved', {}, ended), uid).toBe(may)
      }
    })

    it('of approved time off ends what the colleagues see', async () => {
      expect(await cancel('tech', 'ab-tech-approved')).toBe(false)
      expect(await cancel('tech', 'ab-tech', {}, ended)).toBe(false)
      for (const more of [{ deletedAt: null }, { deletedAt: 'now' }, { fromOn: '2026-03-10' }])
        expect(await cancel('tech', 'ab-tech-approved', {}, { ...ended, ...more })).toBe(false)
    })

    it('is no longer for the person once the time off has begun', async () => {
      expect(await cancel('tech', 'ab-begun', {}, ended)).toBe(false)
      expect(await cancel('admin', 'ab-begun', {}, ended)).toBe(true)
    })

    it('changes neither the answer nor what was rejected or cancelled before', async () => {
      expect(await cancel('tech', 'ab-tech', { reply: 'Approved' })).toBe(false)
      for (const id of ['ab-rejected', 'ab-ended', 'ab-deleted'])
        expect(await cancel('admin', id), id).toBe(false)
    })
  })

  describe('what colleagues see', () => {
    it('is not written alone', async () => {
      for (const uid of ['owner', 'admin', 'tech']) {
        const shown = createOf(awayPath('ab-tech'), awayDoc('tech'), 'updatedAt')
        expect(await world().mayCommit(uid, [shown]), uid).toBe(false)
        for (const fields of [{ deletedAt: at }, { toOn: '2026-12-31' }, { userId: 'idle' }]) {
          const write = updateOf(awayPath('ab-tech-approved'), { ...fields, updatedBy: uid })
          expect(await world().mayCommit(uid, [write]), uid).toBe(false)
        }
        expect(await world().mayCommit(uid, [deleteOf(awayPath('ab-tech-approved'))])).toBe(false)
      }
    })

    it('does not end twice', async () => {
      const again = updateOf(awayPath('ab-ended'), { deletedAt: at, updatedBy: 'admin' })
      expect(await world().mayCommit('admin', [again])).toBe(false)
    })
  })
}
