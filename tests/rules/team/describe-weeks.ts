import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { timeDoc, weekDoc } from '../world/documents.ts'
import { approvedDay } from '../world/home.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const at = '2026-03-02T08:59:00.000Z'
const path = (id: string, company = 'home') => `companies/${company}/weeks/${id}`
const timePath = (id: string) => `companies/home/timeEntries/${id}`

/** Approved hours as a hostile client might write or correct them. */
export function describeWeeks(world: () => World): void {
  const approve = (uid: string, userId: string, more: Doc = {}, id = `${userId}_20260223`) => {
    const doc = weekDoc(userId, { decidedBy: uid, updatedBy: uid, ...more })
    return world().mayCommit(uid, [createOf(path(id), doc, 'updatedAt')])
  }
  const decide = (uid: string, id: string, more: Doc) => {
    const decided = { decidedAt: at, decidedBy: uid, updatedBy: uid, ...more }
    return world().mayCommit(uid, [updateOf(path(id), decided)])
  }
  const correct = (uid: string, id: string, fields: Doc) =>
    world().mayCommit(uid, [updateOf(timePath(id), { ...fields, updatedBy: uid })])
  const enter = (uid: string, more: Doc) => {
    const doc = timeDoc('tech', { createdBy: uid, updatedBy: uid, ...more })
    return world().mayCommit(uid, [createOf(timePath('n'), doc, 'updatedAt')])
  }

  describe('a week of hours', () => {
    it('is approved and reopened by the owner, and by admins for others', async () => {
      for (const userId of ['tech', 'admin', 'owner'])
        for (const { uid, role, status, companyId } of people) {
          const isHere = status === 'active' && companyId === 'home'
          const may = isHere && (role === 'owner' || (role === 'admin' && uid !== userId))
          const who = `${uid} about ${userId}`
          expect(await approve(uid, userId), who).toBe(may)
          expect(await decide(uid, `${userId}_20260216`, { status: 'open' }), who).toBe(may)
          expect(await decide(uid, `${userId}_20260216`, { paidMinutes: 1 }), who).toBe(may)
        }
    })

    it.each<Doc>([
      { userId: 'idle' },
      { monday: '2026-02-24' },
      { monday: '2026-02-16' },
      { monday: '2026-02-23T00:00:00Z' },
      { startsAt: '2026-02-22T09:00:00.000Z' },
      { startsAt: '2026-02-23T15:00:00.000Z' },
      { endsAt: '2026-02-28T23:00:00.000Z' },
      { endsAt: '2026-03-02T02:00:00.000Z' },
      { endsAt: 'later' },
      { status: 'open' },
      { status: 'locked' },
      { paidMinutes: -1 },
      { paidMinutes: 2400.5 },
      { breakMinutes: '150' },
      { travelMinutes: 100_001 },
      { orderMinutes: null },
      { entriesHash: 'a' },
      { entriesHash: 'A'.repeat(64) },
      { entriesHash: 1 },
      { decidedBy: 'owner' },
      { decidedAt: '2026-03-01T08:00:00.000Z' },
      { decidedAt: '2199-01-01T00:00:00Z' },
      { deletedAt: at },
      { extra: 1 },
    ])('is not approved with %j', async (more) => {
      expect(await approve('admin', 'tech')).toBe(true)
      expect(await approve('admin', 'tech', more)).toBe(false)
    })

    it('is approved with the fingerprint of its entries', async () => {
      const entriesHash = 'a1'.repeat(32)
      expect(await approve('admin', 'tech', { entriesHash })).toBe(true)
      expect(await decide('admin', 'tech_20260216', { entriesHash })).toBe(true)
      expect(await approve('admin', 'tech', { entriesHash: null })).toBe(true)
    })

    it('is for people of this company, under the id of its Monday', async () => {
      for (const userId of ['technician-foreign', 'no-such-person', 'not an id'])
        expect(await approve('admin', userId), userId).toBe(false)
      expect(await approve('admin', 'tech', {}, 'tech_20260302')).toBe(false)
      const tuesday = { monday: '2026-02-24', startsAt: '2026-02-23T10:00:00.000Z' }
      expect(await approve('admin', 'tech', tuesday, 'tech_20260224')).toBe(false)
      const foreign = createOf(path('tech_20260223', 'other'), weekDoc('tech'), 'updatedAt')
      expect(await world().mayCommit('owner', [foreign])).toBe(false)
    })

    it('that was removed is not changed', async () => {
      expect(await decide('owner', 'editor_20260223', { status: 'open' })).toBe(false)
    })

    it('is neither deleted nor moved, and keeps its totals when it is reopened', async () => {
      const id = 'tech_20260216'
      expect(await world().mayCommit('owner', [deleteOf(path(id))])).toBe(false)
      for (const more of [
        { userId: 'idle' },
        { monday: '2026-02-23' },
        { startsAt: '2026-03-22T23:00:00.000Z' },
        { deletedAt: at },
        { status: 'locked' },
        { status: 'open', paidMinutes: 1 },
        { status: 'open', entriesHash: 'b'.repeat(64) },
        { status: 'open', endsAt: '2026-02-23T00:00:00.000Z' },
      ])
        expect(await decide('owner', id, more), JSON.stringify(more)).toBe(false)
    })
  })

  describe('hours of an approved week', () => {
    it.each(['tech', 'admin', 'owner'])('are not corrected by %s', async (uid) => {
      const ended = { endedAt: '2026-02-18T13:00:00.000Z', note: 'Forgot' }
      expect(await correct(uid, 'te-approved', ended)).toBe(false)
      expect(await correct(uid, 'te-approved', { deletedAt: at, note: 'Twice' })).toBe(false)
      const away = { startedAt: '2026-02-25T08:00:00.000Z', endedAt: '2026-02-25T09:00:00.000Z' }
      expect(await correct(uid, 'te-approved', { ...away, note: 'Moved' })).toBe(false)
      expect(await correct(uid, 'te-ended', { ...away, note: 'Moved' })).toBe(true)
      const into = { startedAt: approvedDay, endedAt: '2026-02-18T09:00:00.000Z' }
      expect(await correct(uid, 'te-ended', { ...into, note: 'Moved' })).toBe(false)
      expect(await enter(uid, { ...into, note: 'Phone was flat' })).toBe(false)
      expect(await enter(uid, { ...away, note: 'Phone was flat' })).toBe(true)
    })

    it('still receive what the person tapped at the time', async () => {
      const tapped = { startedAt: approvedDay, createdAt: approvedDay, note: '' }
      expect(await enter('tech', tapped)).toBe(true)
      expect(await enter('admin', tapped)).toBe(false)
      expect(await enter('tech', { ...tapped, note: 'Added' })).toBe(false)
      expect(await enter('tech', { ...tapped, createdAt: at })).toBe(false)
      expect(await correct('tech', 'te-forgotten', { endedAt: '2026-02-18T10:00:00.000Z' })).toBe(
        true,
      )
    })

    it.each([
      ['the last minute before it', '2026-02-15T22:59:00.000Z', true],
      ['its first minute', '2026-02-15T23:00:00.000Z', false],
      ['its last minute', '2026-02-22T22:59:00.000Z', false],
      ['the first minute after it', '2026-02-22T23:00:00.000Z', true],
    ])('begin and end with the week of the company: %s', async (_, startedAt, allowed) => {
      expect(await enter('admin', { startedAt, endedAt: startedAt, note: 'x' })).toBe(allowed)
    })

    it.each([
      ['Auckland', '2026-02-08T11:00:00.000Z', '2026-02-15T11:00:00.000Z'],
      ['Honolulu', '2026-01-26T10:00:00.000Z', '2026-02-02T10:00:00.000Z'],
    ])('begin and end with the week in %s', async (_, startsAt, endsAt) => {
      const minute = 60_000
      for (const [instant, offset, allowed] of [
        [startsAt, -minute, true],
        [startsAt, 0, false],
        [endsAt, -minute, false],
        [endsAt, 0, true],
      ] as const) {
        const startedAt = new Date(Date.parse(instant) + offset).toISOString()
        const entered = { startedAt, endedAt: startedAt, note: 'x' }
        expect(await enter('admin', entered), startedAt).toBe(allowed)
      }
    })

    it('can be corrected once the week is reopened', async () => {
      const entered = { startedAt: approvedDay, endedAt: approvedDay, note: 'x' }
      expect(await enter('admin', { ...entered, userId: 'idle' })).toBe(true)
    })
  })
}
