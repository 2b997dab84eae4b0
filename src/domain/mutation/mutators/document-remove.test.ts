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

function remove(ref: string, doc: Doc | undefined, who = actor) {
  const prepared = prepareMutation('document/remove', { ref, was: '{}' })
  if (!prepared.ok) return prepared
  const docs = new Map<Ref, Doc>(doc ? [[ref as Ref, doc]] : [])
  return prepared.value.run({ actor: who, at }, docs)
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

  it('is for the office alone', () => {
    for (const more of [{ role: 'technician' }, { status: 'left' }] as const)
      expect(remove('customers/k1', { name: 7 }, { ...actor, ...more })).toMatchObject({
        problem: { type: 'access/not-allowed' },
      })
  })
})
