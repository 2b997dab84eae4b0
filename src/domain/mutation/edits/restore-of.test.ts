import { describe, expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { applyWrite } from '../writes/apply-write.ts'
import { prepareMutation } from '../prepare-mutation.ts'
import type { Doc, Ref } from '../types.ts'
import { undoOf } from './restore-change.ts'
import { type PastValue, refsForRestore, restoreOf } from './restore-of.ts'

const at = '2026-05-04T09:00:00.000Z'
const admin: Actor = { uid: 'a1', companyId: 'c', role: 'admin', status: 'active', permissions: [] }
const owner: Actor = { ...admin, uid: 'o1', role: 'owner' }
const tech: Actor = { ...admin, uid: 't1', role: 'technician' }
const editor: Actor = { ...tech, uid: 't2', permissions: ['edit_customers'] }

const stamps = { schema: 1, updatedAt: at, updatedBy: 'a1', deletedAt: null }
const created = { archivedAt: null, createdAt: at, createdBy: 'a1' }
const user = { ...stamps, companyId: 'c', email: '', status: 'active', permissions: [] }
const address = { line1: '', line2: '', postcode: '', city: '', region: '', country: '' }

function docs(changes: Readonly<Record<string, Doc>> = {}): Map<Ref, Doc> {
  const { id: _, ...order } = orderFixture('o', {
    answers: { q1: { value: 'new', grade: null, note: '' } },
  })
  const all: Record<Ref, Doc> = {
    'orders/o': order,
    'customers/k': {
      ...stamps,
      ...created,
      name: 'Hotel',
      phone: '2',
      email: '',
      notes: '',
      billingAddress: null,
      primarySiteId: 's',
      erasedAt: null,
    },
    'sites/s': {
      ...stamps,
      ...created,
      customerId: 'k',
      name: '',
      address,
      directions: 'New',
      gateCode: '',
      accessNotes: '',
      geo: null,
      erasedAt: null,
    },
    'assets/a': {
      ...stamps,
      ...created,
      siteId: 's',
      name: 'Boiler',
      maker: '',
      model: '',
      serial: '2',
      barcode: '',
      inServiceOn: null,
      warrantyUntil: null,
      notes: '',
    },
    'prices/i': { ...stamps, priceMinor: 300 },
    'items/i': {
      ...stamps,
      ...created,
      sku: 'P',
      name: 'Pump',
      category: '',
      barcode: '',
      unit: 'piece',
      costMinor: 1,
      priceMinor: 300,
      minimums: { van: 4 },
      isStocked: true,
      substituteIds: [],
    },
    'locations/v': {
      ...stamps,
      ...created,
      kind: 'van',
      name: 'Van 2',
      technicianId: 't2',
      formerTechnicianIds: ['t1'],
    },
    'templates/t': {
      ...stamps,
      ...created,
      name: 'Check',
      instructions: 'New',
      requires: [],
      checklist: [],
    },
    'users/t1': {
      ...user,
      role: 'technician',
      name: 'New',
      phone: '2',
      permissions: ['inventory'],
    },
    'users/a1': { ...user, role: 'admin', name: 'New' },
    'users/o1': { ...user, role: 'owner', name: 'New' },
    'companies/c': {
      ...stamps,
      name: 'New',
      address,
      timeZone: 'Europe/Madrid',
      currency: 'EUR',
      taxRateMilliPercent: 21_000,
      workingHours: {},
      isSetup: true,
      ownerId: 'o1',
      subscriptionStatus: 'active',
      plan: null,
      disabledFeatures: [],
      createdAt: at,
    },
  }
  return new Map(Object.entries({ ...all, ...changes }) as [Ref, Doc][])
}

const past = (ref: Ref, field: string, value: unknown): PastValue => ({ ref, field, value })
const restore = (of: PastValue, actor = admin, all = docs()) =>
  restoreOf(of, all, { actor, at, receiptId: 'r1' })

/** The documents after the change. */
function after(
  change: { readonly name: string; readonly args: object },
  all: Map<Ref, Doc>,
  actor: Actor,
) {
  const prepared = prepareMutation(change.name, change.args)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problem))
  const run = prepared.value.run({ actor, at }, all)
  if (!run.ok) throw new Error(run.problem.type)
  const next = new Map(all)
  for (const write of run.value.writes)
    next.set(
      write.ref,
      applyWrite(next.get(write.ref), write, { updatedAt: at, updatedBy: actor.uid }),
    )
  return next
}

describe('an earlier value', () => {
  test.each([
    ['order/restoreField', past('orders/o', 'title', 'Heat pump'), 'Boiler service'],
    [
      'order/answer',
      past('orders/o', 'answers.q1', { value: 'old', grade: null, note: '' }),
      { value: 'new', grade: null, note: '' },
    ],
    ['order/assign', past('orders/o', 'assigneeIds', []), ['t1']],
    ['order/edit', past('orders/o', 'resolution', 'Done'), '', tech],
    ['customer/edit', past('customers/k', 'phone', '1'), '2'],
    [
      'customer/edit',
      past('customers/k', 'billingAddress', { ...address, city: 'Vigo' }),
      null,
      editor,
    ],
    ['site/edit', past('sites/s', 'directions', 'Old'), 'New'],
    ['asset/edit', past('assets/a', 'serial', '1'), '2'],
    ['item/edit', past('prices/i', 'priceMinor', 0), 300],
    ['item/minimum', past('items/i', 'minimums.van', null), 4],
    ['item/minimum', past('items/i', 'minimums.store', 2), null],
    ['location/edit', past('locations/v', 'technicianId', 't1'), 't2'],
    ['template/edit', past('templates/t', 'instructions', 'Old'), 'New'],
    ['company/edit', past('companies/c', 'name', 'Old'), 'New'],
    // This company was created before the setting existed.
    ['company/edit', past('companies/c', 'tracking', 'duty'), 'off'],
    ['member/edit', past('users/t1', 'permissions', []), ['inventory']],
    ['member/edit', past('users/t1', 'trade', 'Electrician'), ''],
    ['member/edit', past('users/a1', 'role', 'technician'), 'admin', owner],
    ['user/edit', past('users/t1', 'phone', ''), '2', tech],
  ])(
    'is restored by %s, and that can be undone (%#)',
    (name: string, of: PastValue, now: unknown, actor: Actor = admin) => {
      const before = docs()
      const found = restore(of, actor, before)
      if (found?.kind !== 'ready') throw new Error(JSON.stringify(found))
      expect(found).toMatchObject({ now, change: { name } })
      const restored = after(found.change, before, actor)
      expect(restore(of, actor, restored)).toEqual({ kind: 'current' })
      const undone = after(undoOf(found.change), restored, actor)
      expect(restore({ ...of, value: now }, actor, undone)).toEqual({ kind: 'current' })
    },
  )

  test('names the history line that an order’s value was taken from', () => {
    expect(restore(past('orders/o', 'title', 'Heat pump'))).toEqual({
      kind: 'ready',
      now: 'Boiler service',
      change: {
        name: 'order/restoreField',
        args: {
          orderId: 'o',
          receiptId: 'r1',
          edits: { title: { from: 'Boiler service', to: 'Heat pump' } },
        },
      },
    })
  })

  test.each([
    ['access/not-allowed', past('customers/k', 'phone', '1'), tech],
    ['access/not-allowed', past('orders/o', 'title', 'Old'), tech],
    ['access/not-allowed', past('users/a1', 'role', 'technician'), { ...admin, uid: 'a2' }],
    ['access/not-allowed', past('users/o1', 'name', 'Old'), admin],
    ['access/not-allowed', past('users/t1', 'name', 'Old'), { ...admin, status: 'inactive' }],
    ['access/not-allowed', past('companies/other', 'name', 'Old'), admin],
    ['doc/missing', past('customers/elsewhere', 'phone', '1'), admin],
    ['input/invalid', past('orders/o', 'plannedStart', '2026-05-05T12:00:00Z'), admin],
  ] as const)('cannot be restored: %s (%#)', (problem, of, actor) => {
    const all = docs({ 'companies/other': { ...docs().get('companies/c') } })
    all.set('orders/o', {
      ...all.get('orders/o'),
      plannedEnd: '2026-05-05T11:00:00Z',
      plannedStart: '2026-05-05T10:00:00Z',
    })
    expect(restore(of, actor, all)).toMatchObject({ kind: 'blocked', problem: { type: problem } })
  })

  test('cannot be restored where the document is deleted, erased or closed', () => {
    const gone = docs({
      'items/i': { ...docs().get('items/i'), deletedAt: at },
      'customers/k': { ...docs().get('customers/k'), erasedAt: at },
      'orders/o': { ...docs().get('orders/o'), status: 'reviewed', open: false },
    })
    const blocked = (type: string) => ({ kind: 'blocked', problem: { type } })
    expect(restore(past('items/i', 'name', 'Old'), admin, gone)).toMatchObject(
      blocked('doc/deleted'),
    )
    expect(restore(past('customers/k', 'name', 'Old'), admin, gone)).toMatchObject(
      blocked('doc/deleted'),
    )
    expect(restore(past('orders/o', 'resolution', 'Old'), tech, gone)).toMatchObject(
      blocked('order/closed'),
    )
    expect(restore(past('orders/o', 'resolution', 'Old'), admin, gone)).toMatchObject({
      kind: 'ready',
    })
  })

  test('that is the current one needs no restoring', () => {
    expect(restore(past('customers/k', 'phone', '2'))).toEqual({ kind: 'current' })
    expect(restore(past('items/i', 'minimums.store', null))).toEqual({ kind: 'current' })
    expect(restore(past('companies/c', 'tracking', 'off'))).toEqual({ kind: 'current' })
  })

  test.each([
    ['what only steps change', past('orders/o', 'status', 'done')],
    ['what the field cannot hold', past('orders/o', 'title', 7)],
    ['what is kept beside the item', past('items/i', 'priceMinor', 5)],
    ['what no order has', past('orders/o', 'nonsense', 'x')],
    ['what has its own corrections', past('timeEntries/e', 'startedAt', at)],
    ['what is not a collection', past('constructor/x', 'name', 'x')],
    ['one’s own rights', past('users/a1', 'role', 'technician')],
  ])('is not offered: %s', (_, of) => {
    expect(restore(of)).toBeNull()
  })
})

test('what is needed to restore: the documents, and the people that an order is given back to', () => {
  expect(
    refsForRestore([
      past('orders/o', 'assigneeIds', ['t1', 't2', 7]),
      past('orders/o', 'title', 'x'),
      past('customers/k', 'name', 'x'),
    ]),
  ).toEqual(['orders/o', 'customers/k', 'users/t1', 'users/t2'])
})
