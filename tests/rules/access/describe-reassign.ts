import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { past } from '../world/documents.ts'
import { unable } from '../world/told-orders.ts'
import { people } from '../world/people.ts'
import { updateOf, type World } from '../world/world.ts'

const home = 'companies/home/orders'
const asked = (by: string, more: Doc = {}) => ({ [by]: { ...unable, by, ...more } })
const kept = (more: Doc = {}) => ({ tech: { ...unable, keptAt: past, ...more } })

/** Requests for a reassignment: who makes, withdraws and answers them. */
export function describeReassign(world: () => World): void {
  const write = (uid: string, orderId: string, reassignRequests: unknown, more: Doc = {}) =>
    world().mayCommit(uid, [
      updateOf(`${home}/${orderId}`, { reassignRequests, updatedBy: uid, ...more }),
    ])

  describe('a request to reassign an order', () => {
    it('is made by the technicians of a sent order, for themselves', async () => {
      for (const { uid, companyId, status } of people) {
        const may = companyId === 'home' && status === 'active' && ['tech', 'editor'].includes(uid)
        expect(await write(uid, 'o-dispatched', asked(uid)), uid).toBe(may)
        expect(await write(uid, 'o-dispatched', asked('other')), uid).toBe(false)
        expect(await write(uid, 'o-dispatched', { ...asked(uid), ...asked('idle') }), uid).toBe(
          false,
        )
      }
      expect(await write('tech', 'o-new', asked('tech'))).toBe(false)
      // They handed it over.
      expect(await write('tech', 'o-handedOver', asked('tech'))).toBe(false)
    })

    it('comes before the work begins', async () => {
      expect(await write('tech', 'o-accepted', asked('tech'))).toBe(true)
      for (const status of ['enRoute', 'onSite'])
        expect(await write('tech', `o-${status}`, asked('tech')), status).toBe(false)
      expect(await write('tech', 'o-sentBack', asked('tech'))).toBe(true)
    })

    it.each<Doc>([
      { by: 'editor' },
      { part: 0 },
      { part: 15 },
      { part: '1' },
      { reason: '' },
      { reason: '  ' },
      { reason: 'x'.repeat(301) },
      { reason: 7 },
      { at: '2199-01-01T00:00:00Z' },
      { at: null },
      { keptAt: past },
      { extra: 1 },
    ])('is not made with %j', async (more) => {
      expect(await write('tech', 'o-dispatched', { tech: { ...unable, ...more } })).toBe(false)
    })

    it('changes nothing else', async () => {
      expect(await write('tech', 'o-dispatched', asked('tech'), { assigneeIds: [] })).toBe(false)
      expect(await write('tech', 'o-dispatched', asked('tech'), { title: 'Mine' })).toBe(false)
      for (const requests of [null, [], 'tech', { tech: true }])
        expect(await write('tech', 'o-dispatched', requests), JSON.stringify(requests)).toBe(false)
    })

    it('is withdrawn by its author, and by the office', async () => {
      for (const { uid, companyId, status, role } of people) {
        const isHere = companyId === 'home' && status === 'active'
        const may = isHere && (uid === 'tech' || role !== 'technician')
        expect(await write(uid, 'o-unable', {}), uid).toBe(may)
      }
    })

    it('is answered by the office alone, which changes no other word of it', async () => {
      for (const { uid, companyId, status, role } of people) {
        const may = companyId === 'home' && status === 'active' && role !== 'technician'
        expect(await write(uid, 'o-unable', kept()), uid).toBe(may)
        expect(await write(uid, 'o-dispatched', kept()), uid).toBe(false)
      }
      for (const more of [
        { reason: 'Lazy' },
        { part: 2 },
        { by: 'editor' },
        { keptAt: '2199-01-01T00:00:00Z' },
        { keptAt: 7 },
        { extra: 1 },
      ])
        expect(await write('admin', 'o-unable', kept(more)), JSON.stringify(more)).toBe(false)
      const other = { ...asked('editor'), ...kept() }
      expect(await write('admin', 'o-unable', other)).toBe(false)
      expect(await write('admin', 'o-unable', { editor: kept().tech })).toBe(false)
    })

    it('is answered for one person at a time', async () => {
      const both = { tech: kept().tech, editor: { ...kept().tech, by: 'editor' } }
      expect(await write('admin', 'o-unable-both', both)).toBe(false)
      expect(await write('admin', 'o-unable-both', { ...asked('editor'), ...kept() })).toBe(true)
      expect(await write('admin', 'o-unable-both', kept())).toBe(true)
      expect(await write('admin', 'o-unable-both', {})).toBe(true)
    })
  })
}
