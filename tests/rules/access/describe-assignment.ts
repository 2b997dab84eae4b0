import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { orderDoc } from '../world/documents.ts'
import { createOf, now, updateOf, type World } from '../world/world.ts'

const home = 'companies/home/orders'
const active = ['owner', 'tech', 'editor', 'idle']

/** Who can be assigned to an order: active members of the company. */
export function describeAssignment(world: () => World): void {
  const create = (assigneeIds: unknown, uid = 'admin') => {
    const doc: Doc = { ...orderDoc('dispatched', []), assigneeIds, updatedBy: uid, createdBy: uid }
    return world().mayCommit(uid, [createOf(`${home}/n`, doc, 'updatedAt')])
  }
  const assign = (orderId: string, assigneeIds: unknown, uid = 'admin') =>
    world().mayCommit(uid, [updateOf(`${home}/${orderId}`, { assigneeIds, updatedBy: uid })])

  const remember = (orderId: string, formerAssigneeIds: unknown, uid = 'admin') =>
    world().mayCommit(uid, [updateOf(`${home}/${orderId}`, { formerAssigneeIds, updatedBy: uid })])

  describe('former assignees of an order', () => {
    it('were its assignees, and only the office says so', async () => {
      expect(await remember('o-dispatched', ['tech'])).toBe(true)
      expect(await remember('o-dispatched', ['tech', 'editor'])).toBe(true)
      expect(await remember('o-handedOver', ['tech', 'idle'])).toBe(true)
      expect(await remember('o-handedOver', [])).toBe(true)
      for (const uid of ['tech', 'editor', 'owner-foreign', 'owner-inactive'])
        expect(await remember('o-dispatched', ['tech'], uid), uid).toBe(false)
      for (const people of [['owner'], ['tech', 'nobody'], 'tech', null, [7]])
        expect(await remember('o-dispatched', people), JSON.stringify(people)).toBe(false)
    })

    it('may still send what they did, and no one else may', async () => {
      const work = (uid: string) =>
        world().mayCommit(uid, [
          updateOf(`${home}/o-handedOver`, { resolution: 'Valve replaced', updatedBy: uid }),
        ])
      expect(await work('tech'), world().lastDenial()).toBe(true)
      expect(await work('idle')).toBe(true)
      for (const uid of ['editor', 'owner-foreign', 'technician-inactive'])
        expect(await work(uid), uid).toBe(false)
      expect(await world().mayGet('tech', `${home}/o-handedOver`)).toBe(true)
      expect(await world().mayGet('editor', `${home}/o-handedOver`)).toBe(false)
    })
  })

  describe('when assignees were added to work that had begun', () => {
    const join = (joinedAt: unknown, uid = 'admin', orderId = 'o-onSite') =>
      world().mayCommit(uid, [
        updateOf(`${home}/${orderId}`, { assigneeIds: ['tech', 'idle'], joinedAt, updatedBy: uid }),
      ])

    it('is said of assignees by the office, at the time of the change', async () => {
      const at = now
      expect(await join({ idle: at }), world().lastDenial()).toBe(true)
      expect(await join({ idle: at, tech: at })).toBe(true)
      expect(await join({})).toBe(true)
      for (const wrong of [
        { editor: at },
        { idle: '1999-01-01T00:00:00.000Z' },
        { idle: 7 },
        [],
        at,
      ])
        expect(await join(wrong), JSON.stringify(wrong)).toBe(false)
      for (const uid of ['tech', 'idle', 'owner-foreign', 'owner-inactive'])
        expect(await join({ idle: at }, uid), uid).toBe(false)
    })
  })

  describe('assignees of an order', () => {
    it('are up to four active members', async () => {
      for (let count = 0; count <= active.length; count++) {
        expect(await create(active.slice(0, count)), `${count}`).toBe(true)
        expect(await assign('o-asked', active.slice(0, count)), `${count}`).toBe(true)
      }
      expect(await create([...active, 'admin'])).toBe(false)
      expect(await assign('o-asked', [...active, 'admin'])).toBe(false)
    })

    it.each(['admin-inactive', 'technician-foreign', 'nobody'])('are never %s', async (uid) => {
      for (let i = 0; i < active.length; i++) {
        const people = active.with(i, uid)
        expect(await create(people), `${i}`).toBe(false)
        expect(await assign('o-asked', people), `${i}`).toBe(false)
      }
    })

    it('are checked only when they are assigned: former members can stay or be removed', async () => {
      const before = ['tech', 'editor', 'technician-inactive', 'technician-foreign']
      expect(await assign('o-dispatched', [...before, 'idle'])).toBe(true)
      expect(await assign('o-dispatched', before.slice(1))).toBe(true)
      expect(await assign('o-dispatched', ['technician-inactive'])).toBe(true)
      expect(await assign('o-asked', ['technician-inactive'])).toBe(false)
    })

    it('are a list of ids', async () => {
      expect(await create(['tech'])).toBe(true)
      expect(await assign('o-asked', ['tech'])).toBe(true)
      for (const people of ['tech', ['a b!'], [5], [''], null, { tech: true }]) {
        expect(await create(people), JSON.stringify(people)).toBe(false)
        expect(await assign('o-asked', people), JSON.stringify(people)).toBe(false)
      }
    })
  })
}
