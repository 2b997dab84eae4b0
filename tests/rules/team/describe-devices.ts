import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { deviceDoc } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const at = '2026-03-02T08:59:00.000Z'
const path = (id: string, company = 'home') => `companies/${company}/devices/${id}`

/** What devices say of themselves, and what hostile clients might say. */
export function describeDevices(world: () => World): void {
  const say = (uid: string, more: Doc = {}, id = `${uid}_d2`) => {
    const doc = deviceDoc(uid, { deviceId: 'd2', ...more })
    return world().mayCommitBare(uid, [createOf(path(id), doc, 'updatedAt')])
  }

  describe('a device', () => {
    it('is described by the active person who uses it', async () => {
      for (const { uid, status, companyId } of people)
        expect(await say(uid), uid).toBe(status === 'active' && companyId === 'home')
      const write = updateOf(path('tech_d1'), { unsentCount: 3 })
      expect(await world().mayCommitBare('tech', [write])).toBe(true)
      expect(await world().mayCommitBare('owner', [write])).toBe(false)
      expect(await world().mayCommitBare('tech', [deleteOf(path('tech_d1'))])).toBe(false)
    })

    it.each<Doc>([
      { userId: 'idle' },
      { deviceId: 'd3' },
      { deviceId: 'no id!' },
      { label: 'x'.repeat(201) },
      { appVersion: 'x'.repeat(81) },
      { unsentCount: -1 },
      { unsentCount: 1.5 },
      { schema: 2 },
      { updatedBy: 'idle' },
      { deletedAt: '2026-03-01T08:00:00.000Z' },
      { extra: 1 },
    ])('is not described with %j', async (more) => {
      expect(await say('tech', more)).toBe(false)
    })

    it('is forgotten by its person and by the office, and describes itself again', async () => {
      const forget = (uid: string, id: string, more: Doc = {}) => {
        const fields = { deletedAt: at, updatedBy: uid, ...more }
        return world().mayCommit(uid, [updateOf(path(id), fields)])
      }
      for (const { uid, role, status, companyId } of people)
        for (const userId of ['tech', 'owner']) {
          const isOffice = role !== 'technician'
          const may = status === 'active' && companyId === 'home' && (isOffice || uid === userId)
          expect(await forget(uid, `${userId}_d1`), `${uid} about ${userId}`).toBe(may)
        }
      for (const more of [
        { label: 'x' },
        { unsentCount: 0, userId: 'owner' },
        { deletedAt: null },
        { deletedAt: '2199-01-01T00:00:00Z' },
        { deletedAt: 'now' },
        { extra: 1 },
      ])
        expect(await forget('tech', 'tech_d1', more), JSON.stringify(more)).toBe(false)
      const bare = [updateOf(path('tech_d1'), { deletedAt: at })]
      expect(await world().mayCommitBare('tech', bare)).toBe(false)
      expect(await forget('tech', 'tech_gone')).toBe(false)
      const again = createOf(
        path('tech_gone'),
        deviceDoc('tech', { deviceId: 'gone' }),
        'updatedAt',
      )
      expect(await world().mayCommitBare('tech', [again])).toBe(true)
    })

    it('has every field and its own id', async () => {
      expect(await say('tech', {}, 'idle_d2')).toBe(false)
      const { label: _, ...short } = deviceDoc('tech', { deviceId: 'd2' })
      const write = createOf(path('tech_d2'), short, 'updatedAt')
      expect(await world().mayCommitBare('tech', [write])).toBe(false)
    })
  })
}
