import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import {
  companyDoc,
  customerDoc,
  needs,
  orderDoc,
  past,
  receiptDoc,
  siteDoc,
  templateDoc,
} from '../world/documents.ts'
import { planDoc } from '../world/plan-document.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf, type World } from '../world/world.ts'

const everyPath = [
  'users/tech',
  'companies/home',
  'companies/home/customers/c1',
  'companies/home/sites/s1',
  'companies/home/orders/o-new',
  'companies/home/mutations/m-read',
  'companies/home/messages/m-read',
  'companies/home/photos/p-new',
  'companies/home/movements/x',
]

export function describeAttacks(world: () => World): void {
  const mayUpdate = (uid: string, path: string, fields: Doc) =>
    world().mayCommit(uid, [updateOf(path, { ...fields, updatedBy: uid })])

  it('denies every delete to everyone', async () => {
    for (const { uid } of people) {
      for (const path of everyPath) {
        expect(await world().mayCommit(uid, [deleteOf(path)]), `${uid} ${path}`).toBe(false)
      }
    }
  })

  it.each([
    { role: 'owner' },
    { status: 'vip' },
    { permissions: ['inventory', 'edit_customers', 'quote', 'x'] },
    { companyId: 'other' },
    { email: 'somebody@example.com' },
    { deletedAt: now },
    { extra: 1 },
    { name: '' },
    { name: 5 },
    { language: 'xx' },
  ])('denies a change of one’s own user document to %j', async (fields) => {
    for (const uid of ['admin', 'tech', 'editor', 'technician-inactive']) {
      expect(await mayUpdate(uid, `users/${uid}`, fields), uid).toBe(false)
      expect(await mayUpdate('owner', `users/${uid}`, fields), uid).toBe(false)
    }
    expect(await mayUpdate('tech', 'users/tech', { name: 'Fine', language: 'es' })).toBe(true)
  })

  it.each([
    { subscriptionStatus: 'trialing' },
    { plan: 'unlimited' },
    { disabledFeatures: ['x'] },
    { hiddenFeatures: ['orders'] },
    { ownerId: 'admin' },
    { createdAt: now },
    { isSetup: false },
    { deletedAt: now },
  ])('denies a change of the company to %j', async (fields) => {
    for (const uid of ['owner', 'admin', 'tech']) {
      expect(await mayUpdate(uid, 'companies/home', fields), uid).toBe(false)
    }
    expect(await mayUpdate('owner', 'companies/home', { currency: 'USD' })).toBe(true)
  })

  it.each([
    { title: 'Mine now' },
    { assigneeIds: ['tech'] },
    { customerId: 'c2' },
    { plannedStart: now },
    { priority: 'low' },
    { tags: ['x'] },
    { instructions: 'x' },
    { deletedAt: now },
    { createdBy: 'tech' },
    { ref: 'W-111111' },
    { resolution: 7 },
    { answers: 7 },
    { checklist: '[1]' },
    { requires: ['parts'] },
    { templateId: 't1' },
    needs,
    { planId: 'p1' },
    { resolution: 'x'.repeat(10_001) },
    { extra: true },
  ])('denies technicians a change of their order to %j', async (fields) => {
    expect(await mayUpdate('tech', 'companies/home/orders/o-onSite', fields)).toBe(false)
    const withWork = { resolution: 'Fixed', ...fields }
    expect(await mayUpdate('tech', 'companies/home/orders/o-onSite', withWork)).toBe(false)
    const work = { resolution: 'Fixed' }
    expect(await mayUpdate('tech', 'companies/home/orders/o-onSite', work)).toBe(true)
  })

  it.each([
    { createdBy: 'admin2' },
    { createdAt: now },
    { ref: 'x' },
    { followUpOf: 'o-done' },
    { planId: 'p1' },
    { occurrence: '2026-03-02' },
  ])('denies the office a change of an order to %j', async (fields) => {
    expect(await mayUpdate('admin', 'companies/home/orders/o-new', fields)).toBe(false)
  })

  it('denies changes of a deleted order', async () => {
    for (const uid of ['owner', 'admin', 'tech']) {
      const path = 'companies/home/orders/o-deleted'
      expect(await mayUpdate(uid, path, { resolution: 'Fixed' }), uid).toBe(false)
      expect(await mayUpdate(uid, path, { deletedAt: null, open: true }), uid).toBe(false)
    }
  })

  it('denies changes of a customer’s or site’s author, and of a site’s customer', async () => {
    const made = { createdBy: 'admin' }
    expect(await mayUpdate('admin', 'companies/home/customers/c1', made)).toBe(false)
    expect(await mayUpdate('admin', 'companies/home/sites/s1', made)).toBe(false)
    expect(await mayUpdate('admin', 'companies/home/sites/s1', { customerId: 'c2' })).toBe(false)
    expect(await mayUpdate('admin', 'companies/home/customers/c1', { deletedAt: now })).toBe(false)
  })

  it('requires the server’s time, the caller’s uid and a schema version that does not decrease', async () => {
    const path = 'companies/home/customers/c1'
    const good = updateOf(path, { notes: 'x', updatedBy: 'admin', schema: 1 })
    expect(await world().mayCommit('admin', [good])).toBe(true)
    const { updateTransforms: _, ...untimed } = good
    expect(await world().mayCommit('admin', [untimed])).toBe(false)
    expect(await world().mayCommit('admin', [updateOf(path, { updatedBy: 'owner' })])).toBe(false)
    for (const schema of [0, -1, 1.5, 2, '1', null]) {
      const write = updateOf(path, { updatedBy: 'admin', schema })
      expect(await world().mayCommit('admin', [write]), String(schema)).toBe(false)
    }
    const newer = 'companies/home/customers/c-newer'
    expect(await mayUpdate('admin', newer, { notes: 'x', schema: 3 })).toBe(true)
    expect(await mayUpdate('admin', newer, { notes: 'x', schema: 2 })).toBe(false)
  })

  it('allows creating documents only in the caller’s own name', async () => {
    const stamps = { updatedBy: 'admin', createdBy: 'admin' }
    const rows: [string, Doc][] = [
      ['customers/n', customerDoc()],
      ['sites/n', siteDoc()],
      ['orders/n', orderDoc('new', [])],
      ['plans/n', planDoc()],
      ['templates/n', templateDoc()],
    ]
    for (const [ref, doc] of rows) {
      const may = (more: Doc) => {
        const write = createOf(`companies/home/${ref}`, { ...doc, ...stamps, ...more }, 'updatedAt')
        return world().mayCommit('admin', [write])
      }
      expect(await may({}), ref).toBe(true)
      expect(await may({ createdBy: 'owner' }), ref).toBe(false)
      expect(await may({ updatedBy: 'owner' }), ref).toBe(false)
      expect(await may({ schema: 0 }), ref).toBe(false)
      expect(await may({ extra: 1 }), ref).toBe(false)
      expect(await may({ createdAt: 'yesterday' }), ref).toBe(false)
      expect(await may({ deletedAt: now }), ref).toBe(false)
    }
  })

  it('denies creating anything when signed out, and orders for technicians', async () => {
    const order = { ...orderDoc('new', []), updatedBy: 'tech', createdBy: 'tech' }
    const create = createOf('companies/home/orders/n', order, 'updatedAt')
    const found = createOf('companies/new', companyDoc('tech'), 'updatedAt')
    const receipt = createOf(
      'companies/home/mutations/n',
      receiptDoc('tech', ['tech']),
      'receivedAt',
    )
    expect(await world().mayCommit('tech', [create])).toBe(false)
    for (const write of [create, found, receipt])
      expect(await world().mayCommit(null, [write])).toBe(false)
  })

  it.each([
    { status: 'scheduled' },
    { assigneeIds: ['tech'] },
    { plannedStart: past },
    { followUpOf: null },
    { followUpOf: 'o-none' },
    { followUpOf: 'o-asked' },
    { followUpOf: 'o-gone' },
    { title: '' },
    { createdBy: 'admin' },
    { customerId: 'c2' },
    { siteId: 's2' },
    { priority: 'urgent' },
    { tags: ['vip'] },
    { assetIds: ['a1'] },
    { templateId: 't1' },
    { requires: ['signature'] },
    { checklist: [{ id: 'a', kind: 'text', label: 'Mine' }] },
    { answers: { a: { value: 1 } } },
    { instructions: 'Do as I say' },
    { resolution: 'Done' },
    { plannedEnd: past },
    { windowStart: past },
    { windowEnd: past },
    needs,
    { planId: 'p1', occurrence: '2026-03-02' },
  ])('denies technicians a follow-up with %j', async (fields) => {
    const ask = (more: Doc) => {
      const doc = { ...orderDoc('new', []), updatedBy: 'tech', createdBy: 'tech', ...more }
      return world().mayCommit('tech', [createOf('companies/home/orders/n', doc, 'updatedAt')])
    }
    expect(await ask({ followUpOf: 'o-onSite' })).toBe(true)
    expect(await ask({ followUpOf: 'o-onSite', ...fields })).toBe(false)
  })

  it('allows only equipment ids in a follow-up of an order without equipment', async () => {
    const ask = (assetIds: unknown) => {
      const doc = { ...orderDoc('new', []), followUpOf: 'o-bare', assetIds }
      const mine = { ...doc, updatedBy: 'tech', createdBy: 'tech' }
      return world().mayCommit('tech', [createOf('companies/home/orders/n', mine, 'updatedAt')])
    }
    expect(await ask([])).toBe(true)
    for (const odd of ['a1', [7], [{ a: 1 }], { a: 'x'.repeat(10_000) }, null])
      expect(await ask(odd), JSON.stringify(odd).slice(0, 20)).toBe(false)
  })

  it('denies a change of a template’s author', async () => {
    const made = { createdBy: 'admin' }
    expect(await mayUpdate('admin', 'companies/home/templates/t1', made)).toBe(false)
    expect(await mayUpdate('tech', 'companies/home/templates/t1', { name: 'x' })).toBe(false)
  })

  it.each([
    { deletedAt: 'yesterday', open: false },
    { deletedAt: now, open: true },
    { status: 'lost' },
  ])('denies orders with %j', async (fields) => {
    for (const uid of ['owner', 'admin'])
      expect(await mayUpdate(uid, 'companies/home/orders/o-new', fields), uid).toBe(false)
    const order = { ...orderDoc('new', []), updatedBy: 'admin', createdBy: 'admin', ...fields }
    const create = createOf('companies/home/orders/n', order, 'updatedAt')
    expect(await world().mayCommit('admin', [create])).toBe(false)
  })

  it('denies documents without fields', async () => {
    for (const collection of ['assets', 'visits', 'items', 'movements', 'invoices', 'threads']) {
      const doc = { schema: 1, updatedBy: 'owner', updatedAt: now }
      const write = createOf(`companies/home/${collection}/x`, doc, 'updatedAt')
      expect(await world().mayCommit('owner', [write]), collection).toBe(false)
    }
  })
}
