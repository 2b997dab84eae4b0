import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderMinutes } from '#domain/entities/order.ts'
import { templateDoc } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { createOf, updateOf, withMaps, type World } from '../world/world.ts'

/** The skills and duration of order templates, which only the office writes, and which older apps leave out. */
export function describeTemplates(world: () => World): void {
  const { skills, minutes: _, ...older } = templateDoc()
  const path = (id: string, company: string) => `companies/${company}/templates/${id}`
  const create = (uid: string, sent: unknown, company = 'home') => {
    const own = { createdBy: uid, updatedBy: uid }
    const write = createOf(path('n', company), { ...older, ...own, skills: '' }, 'updatedAt')
    return world().mayCommit(uid, [withMaps(write, { skills: sent })])
  }
  const change = (uid: string, sent: unknown, company = 'home') => {
    const write = updateOf(path('t1', company), { skills: '', updatedBy: uid })
    return world().mayCommit(uid, [withMaps(write, { skills: sent })])
  }

  describe('the skills of an order template', () => {
    it.each(people)('are written by the office of its company alone: $uid', async (person) => {
      const { uid, role, status, companyId } = person
      const may = role !== 'technician' && status === 'active' && companyId === 'home'
      expect(await create(uid, JSON.stringify(skills))).toBe(may)
      expect(await change(uid, '[]')).toBe(may)
    })

    it('are not written into another company', async () => {
      expect(await create('admin', '[]', 'other')).toBe(false)
      expect(await change('admin', '[]', 'other')).toBe(false)
    })

    it('are text of at most 20,000', async () => {
      const longest = 'x'.repeat(20_000)
      for (const write of [create, change]) {
        expect(await write('admin', longest)).toBe(true)
        for (const wrong of [`${longest}x`, [], ['gas'], {}, 7, true, null])
          expect(await write('admin', wrong), JSON.stringify(wrong)).toBe(false)
      }
    })

    it('are left out by older apps', async () => {
      const own = { createdBy: 'admin', updatedBy: 'admin' }
      const write = createOf(path('n', 'home'), { ...older, ...own }, 'updatedAt')
      expect(await world().mayCommit('admin', [write])).toBe(true)
    })
  })

  describe('the duration of an order template', () => {
    it.each([5, 90, 1440, null, 4, 1441, 60.5, '60', true, [60]])('%j', async (minutes) => {
      const may = minutes === null || v.is(orderMinutes, minutes)
      const own = { createdBy: 'admin', updatedBy: 'admin' }
      const doc = { ...older, ...own, minutes }
      const write = createOf(path('n', 'home'), doc, 'updatedAt')
      expect(await world().mayCommit('admin', [write])).toBe(may)
      const edit = { minutes, updatedBy: 'admin' }
      expect(await world().mayCommit('admin', [updateOf(path('t1', 'home'), edit)])).toBe(may)
    })

    it.each(people)('is written by the office of its company alone: $uid', async (person) => {
      const { uid, role, status, companyId } = person
      const may = role !== 'technician' && status === 'active' && companyId === 'home'
      const write = updateOf(path('t1', 'home'), { minutes: 30, updatedBy: uid })
      expect(await world().mayCommit(uid, [write])).toBe(may)
    })
  })
}
