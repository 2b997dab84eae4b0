import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { past } from '../world/documents.ts'
import { late } from '../world/told-orders.ts'
import { people } from '../world/people.ts'
import { updateOf, type World } from '../world/world.ts'

const home = 'companies/home/orders'
const told = (by: string, more: Doc = {}) => ({ [by]: { ...late, by, ...more } })

/** Notices of running late: who tells and withdraws them. */
export function describeLate(world: () => World): void {
  const write = (uid: string, orderId: string, lateNotices: unknown, more: Doc = {}) =>
    world().mayCommit(uid, [
      updateOf(`${home}/${orderId}`, { lateNotices, updatedBy: uid, ...more }),
    ])

  describe('a notice of running late', () => {
    it('is told by the technicians of a sent order, for themselves', async () => {
      for (const { uid, companyId, status } of people) {
        const may = companyId === 'home' && status === 'active' && ['tech', 'editor'].includes(uid)
        expect(await write(uid, 'o-dispatched', told(uid)), uid).toBe(may)
        expect(await write(uid, 'o-dispatched', told('other')), uid).toBe(false)
        expect(await write(uid, 'o-dispatched', { ...told(uid), ...told('idle') }), uid).toBe(false)
      }
      expect(await write('tech', 'o-new', told('tech'))).toBe(false)
      // They handed it over.
      expect(await write('tech', 'o-handedOver', told('tech'))).toBe(false)
    })

    it('comes before anyone arrives', async () => {
      for (const status of ['accepted', 'enRoute'])
        expect(await write('tech', `o-${status}`, told('tech')), status).toBe(true)
      for (const status of ['onSite', 'onHold', 'done', 'cancelled'])
        expect(await write('tech', `o-${status}`, told('tech')), status).toBe(false)
    })

    it('may be about an order that was sent back', async () => {
      expect(await write('tech', 'o-sentBack', told('tech'))).toBe(true)
    })

    it.each([null, '2026-03-02', '2026-03-02T10:00:00Z'])(
      'may be about a start of %j',
      async (start) => {
        expect(await write('tech', 'o-dispatched', told('tech', { start }))).toBe(true)
      },
    )

    it.each<Doc>([
      { by: 'editor' },
      { part: 0 },
      { part: 15 },
      { part: '1' },
      { start: 'today' },
      { start: 7 },
      { arrival: '2199-01-01T00:00:00Z' },
      { arrival: null },
      { arrival: 'soon' },
      { at: '2199-01-01T00:00:00Z' },
      { at: null },
      { extra: 1 },
    ])('is not told with %j', async (more) => {
      expect(await write('tech', 'o-dispatched', { tech: { ...late, ...more } })).toBe(false)
    })

    it('changes nothing else', async () => {
      expect(await write('tech', 'o-dispatched', told('tech'), { assigneeIds: [] })).toBe(false)
      expect(await write('tech', 'o-dispatched', told('tech'), { plannedStart: past })).toBe(false)
      for (const notices of [null, [], 'tech', { tech: true }])
        expect(await write('tech', 'o-dispatched', notices), JSON.stringify(notices)).toBe(false)
    })

    it('is replaced and withdrawn by its author, and removed by the office', async () => {
      const both = (more: Doc) => ({ tech: { ...late, ...more }, ...told('editor') })
      expect(await write('tech', 'o-behind', both({ arrival: '2026-03-02T12:00:00Z' }))).toBe(true)
      for (const { uid, companyId, status, role } of people) {
        const isHere = companyId === 'home' && status === 'active'
        const isOffice = isHere && role !== 'technician'
        expect(await write(uid, 'o-behind', told('editor')), uid).toBe(
          isOffice || (isHere && uid === 'tech'),
        )
        expect(await write(uid, 'o-behind', {}), uid).toBe(isOffice)
      }
      for (const notices of [both({ arrival: past }), { ...both({}), ...told('idle') }])
        expect(await write('admin', 'o-behind', notices)).toBe(false)
    })
  })
}
