import { describe, expect, it } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { prepareMutation } from '../prepare-mutation.ts'
import type { Doc, Ref } from '../types.ts'

const at = '2026-03-02T09:00:00.000Z'
const actor: Actor = {
  uid: 'a1',
  companyId: 'c1',
  role: 'admin',
  status: 'active',
  permissions: [],
}
const stamps = { schema: 1, updatedAt: at, updatedBy: 't1' }
const customer: Doc = { ...stamps, name: 'Quay', createdAt: at, createdBy: 't1' }

const person = (role: string, companyId = 'c1'): Doc => ({
  ...stamps,
  name: 'Ann',
  role,
  status: 'active',
  companyId,
})
const people: readonly [Ref, Doc][] = [
  ['users/a1', person('admin')],
  ['users/a2', person('admin')],
  ['users/o1', person('owner')],
  ['users/t1', person('technician')],
  ['users/x1', person('technician', 'c2')],
]

function remove(ref: string, doc: Doc | undefined, who = actor) {
  const prepared = prepareMutation('document/remove', { ref, was: '{}' })
  if (!prepared.ok) return prepared
  const docs = new Map<Ref, Doc>([...people, ...(doc ? [[ref as Ref, doc] as const] : [])])
  const peeked = new Map(prepared.value.peeks.map((one) => [one, docs.get(one) ?? null]))
  return prepared.value.run({ actor: who, at, peeked }, docs)
}

describe('document/remove', () => {
  it('replaces an unreadable document by a tombstone that keeps only its readers', () => {
    const poison = { seconds: 9e15, nanoseconds: 0, toDate: 1 }
    const odd = {
      ...customer,
      name: poison,
      extra: poison,
      readerIds: ['t1', poison, 't2'],
      assigneeIds: poison,
      userId: 't3',
      isSent: true,
      threadId: 'order-o1',
      about: poison,
    }
    expect(remove('customers/k1', odd)).toMatchObject({
      ok: true,
      value: {
        refs: ['customers/k1'],
        writes: [
          {
            type: 'replace',
            ref: 'customers/k1',
            doc: {
              deletedAt: at,
              readerIds: ['t1', 't2'],
              userId: 't3',
              isSent: true,
              threadId: 'order-o1',
            },
          },
        ],
      },
    })
  })

  it('removes a line of the history, too', () => {
    expect(remove('mutations/m1', { refs: 7 })).toMatchObject({ ok: true, value: { writes: [{}] } })
  })

  it('never removes a readable document, a person or a company', () => {
    expect(remove('customers/k1', customer)).toMatchObject({ problem: { type: 'doc/readable' } })
    for (const ref of ['users/t1', 'companies/c1', 'secrets/x', 'orders/a b', 'orders', 'orders/'])
      expect(remove(ref, { odd: 1 }), ref).toMatchObject({ problem: { type: 'input/invalid' } })
  })

  it('does nothing to a removed document', () => {
    expect(remove('customers/k1', undefined)).toMatchObject({ problem: { type: 'doc/missing' } })
    expect(remove('customers/k1', { name: 7, deletedAt: at })).toMatchObject({
      ok: true,
      value: { writes: [] },
    })
  })

  it('removes what is about a person only for those who may change it', () => {
    const owner: Actor = { ...actor, uid: 'o1', role: 'owner' }
    const removes = (ref: string, who?: Actor) => remove(ref, { odd: 1 }, who).ok
    for (const ref of ['staff/t1', 'pictures/t1', 'pictures/a1', 'pictures/logo'])
      expect(removes(ref), ref).toBe(true)
    for (const ref of [
      'staff/a1',
      'staff/a2',
      'staff/o1',
      'pictures/o1',
      'pictures/a2',
      'staff/x1',
    ])
      expect(removes(ref), ref).toBe(false)
    for (const ref of ['staff/o1', 'staff/a1', 'pictures/o1', 'pictures/a1', 'pictures/logo'])
      expect(removes(ref, owner), ref).toBe(true)
    expect(removes('pictures/x1', owner)).toBe(false)
  })

  it('is for the office alone', () => {
    for (const more of [{ role: 'technician' }, { status: 'left' }] as const)
      expect(remove('customers/k1', { name: 7 }, { ...actor, ...more })).toMatchObject({
        problem: { type: 'access/not-allowed' },
      })
  })
})
