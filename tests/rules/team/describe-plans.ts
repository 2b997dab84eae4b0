import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { occurrenceId } from '#domain/recurrence/occurrence-id.ts'
import { past } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { orderOfPlanDoc, planDoc } from '../world/plan-document.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const at = '2026-03-02T08:59:00.000Z'
const path = (id: string, company = 'home') => `companies/${company}/plans/${id}`

/** Maintenance plans, and orders that they create once more, as a hostile client might write them. */
export function describePlans(world: () => World): void {
  const create = (uid: string, more: Doc = {}, company = 'home') => {
    const doc = planDoc({ createdBy: uid, updatedBy: uid, ...more })
    return world().mayCommit(uid, [createOf(path('n', company), doc, 'updatedAt')])
  }
  const change = (uid: string, more: Doc, id = 'p1') =>
    world().mayCommit(uid, [updateOf(path(id), { ...more, updatedBy: uid })])

  describe('a maintenance plan', () => {
    it('is read, created and changed by the office of its company', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await world().mayGet(uid, path('p1')), uid).toBe(may)
        expect(
          await world().mayList(uid, 'companies/home', { from: [{ collectionId: 'plans' }] }),
        ).toBe(may)
        expect(await create(uid), uid).toBe(may)
        expect(await change(uid, { isPaused: true }), uid).toBe(may)
        expect(await world().mayCommit(uid, [deleteOf(path('p1'))]), uid).toBe(false)
      }
      expect(await create('admin', {}, 'other')).toBe(false)
    })

    it.each<Doc>([
      { customerId: 'not an id' },
      { siteId: 7 },
      { assetIds: [7] },
      { title: ' ' },
      { priority: 'now' },
      { minutes: 4 },
      { minutes: 1441 },
      { start: '2026-02-30T09:00' },
      { start: '2026-03-02T25:00' },
      { start: '2026-03-02' },
      { start: '2026-03-02T09:00:00' },
      { rrule: '' },
      { rrule: 'FREQ=DAILY\n' },
      { rrule: 'A'.repeat(1001) },
      { timeZone: 'x'.repeat(81) },
      { exdates: 'x' },
      { rdates: [{}] },
      { mode: 'sometimes' },
      { toleranceDays: 181 },
      { toleranceDays: 1.5 },
      { horizonDays: 0 },
      { horizonDays: 367 },
      { endsOn: '2026-02-30' },
      { isPaused: 'no' },
      { checklist: 7 },
      { skills: 7 },
      { neededItems: 7 },
      { neededItems: 'x'.repeat(6001) },
      { overrides: 'x'.repeat(25_001) },
      { templateId: 7 },
      { archivedAt: past },
      { createdBy: 'owner' },
      { deletedAt: past },
      { extra: 1 },
    ])('is not written with %j', async (more) => {
      expect(await create('admin', { endsOn: '2030-12-31' })).toBe(true)
      expect(await create('admin', more)).toBe(false)
      if (!('archivedAt' in more || 'createdBy' in more))
        expect(await change('admin', more)).toBe(false)
    })

    it('names parts, or none, which only the office changes', async () => {
      const neededItems = [{ id: 'i1', quantity: 2 }]
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await create(uid, { neededItems }), uid).toBe(may)
        expect(await change(uid, { neededItems }), uid).toBe(may)
      }
    })

    it('that was removed is gone', async () => {
      expect(await change('admin', planDoc(), 'p-gone')).toBe(false)
    })
  })

  describe('the order of a plan that nobody was sent', () => {
    const again = (uid: string, id: string, more: Doc = {}) => {
      const doc = orderOfPlanDoc(id, { createdAt: at, createdBy: uid, updatedBy: uid, ...more })
      return world().mayCommit(uid, [updateOf(`companies/home/orders/p1_${id}`, doc)])
    }

    const create = (uid: string, more: Doc = {}, id = 'p1_2031-03-02') => {
      const doc = orderOfPlanDoc('2031-03-02', { createdBy: uid, updatedBy: uid, ...more })
      const write = createOf(`companies/home/orders/${id}`, doc, 'updatedAt')
      return world().mayCommit(uid, [write])
    }

    it('is created by the office', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await create(uid), uid).toBe(may)
        expect(await create(uid, { neededItems: [{ id: 'i1', quantity: 2 }] }), uid).toBe(may)
      }
    })

    it.each<Doc>([
      { ref: 7 },
      { title: '' },
      { statusAt: '2099-01-01T00:00:00Z' },
      { customerId: 'not an id' },
      { siteId: '' },
      { planId: 'not an id' },
      { occurrence: '2031-02-30' },
      { assetIds: [7] },
      { templateId: 7 },
      { requires: 'signature' },
      { checklist: 7 },
      { skills: 7 },
      { neededItems: 7 },
      { neededItems: 'x'.repeat(6001) },
      { minutes: 4 },
      { dueAt: '2099-01-01T00:00:00Z' },
      { plannedStart: '2026-03-04T09:00:00Z', plannedEnd: '2026-03-03T09:00:00Z' },
      { createdBy: 'owner' },
      { extra: 1 },
    ])('is not created with %j', async (more) => {
      expect(await create('admin', more)).toBe(false)
    })

    it('has the id of its plan and date, so that there is one of each', async () => {
      expect(await create('admin', {}, 'p1_2031-03-03')).toBe(false)
      expect(await create('admin', {}, 'p2_2031-03-02')).toBe(false)
      expect(await create('admin', {}, 'another')).toBe(false)
      const planId = 'p'.repeat(128)
      const id = occurrenceId(planId, '2031-03-02')
      expect(await create('admin', { planId }, id)).toBe(true)
      expect(await create('admin', { planId }, id.replace('03-02', '03-03'))).toBe(false)
    })

    it('is created once more by the office, also after it was deleted', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await again(uid, '2028-03-02'), uid).toBe(may)
        expect(await again(uid, '2029-03-02'), uid).toBe(may)
      }
    })

    it('keeps its plan and date, and has an author', async () => {
      expect(await again('admin', '2028-03-02', { planId: 'p2' })).toBe(false)
      expect(await again('admin', '2028-03-02', { occurrence: '2028-03-03' })).toBe(false)
      expect(await again('admin', '2028-03-02', { createdBy: 'owner' })).toBe(false)
      expect(await again('admin', '2028-03-02', { extra: 1 })).toBe(false)
    })

    it('is no other order, and none that was sent', async () => {
      expect(await again('admin', '2030-03-02')).toBe(false)
      const own = orderOfPlanDoc('2028-03-02', { planId: null, occurrence: null })
      const write = updateOf('companies/home/orders/o-new', {
        ...own,
        createdBy: 'admin',
        updatedBy: 'admin',
      })
      expect(await world().mayCommit('admin', [write])).toBe(false)
    })
  })
}
