import { describe, expect, it } from 'vitest'
import { ok } from '#lib/result.ts'
import { runMutation } from './run-mutation.ts'
import type { Doc, MutationContext, Mutator, Ref } from './types.ts'

const context: MutationContext = {
  actor: { uid: 'u1', companyId: 'c1', role: 'admin', status: 'active', permissions: [] },
  at: '2026-03-02T09:00:00.000Z',
}
const docs = new Map<Ref, Doc>([
  ['orders/a', { title: 'Tap', tags: ['x'], address: { city: 'Bay' }, open: true }],
])

function run(mutator: Mutator<null>, refs: readonly Ref[] = ['orders/a', 'orders/b']) {
  return runMutation({ refs: () => refs, run: mutator }, null, context, docs)
}

describe('runMutation', () => {
  it('returns the writes in order, each visible to the next step, and changes no document', () => {
    const before = structuredClone(docs.get('orders/a'))
    const result = run((tx) => {
      tx.create('orders/b', { title: String(tx.get('orders/a')?.title) })
      tx.update('orders/b', { 'address.city': 'Cove' })
      tx.update('orders/a', { title: JSON.stringify(tx.get('orders/b')) })
      return ok()
    })
    expect(result).toEqual({
      ok: true,
      value: {
        writes: [
          { type: 'create', ref: 'orders/b', doc: { title: 'Tap' } },
          { type: 'update', ref: 'orders/b', fields: { 'address.city': 'Cove' } },
          {
            type: 'update',
            ref: 'orders/a',
            fields: { title: '{"title":"Tap","address":{"city":"Cove"}}' },
          },
        ],
        refs: ['orders/a', 'orders/b'],
        conflicts: [],
        merged: [],
      },
    })
    expect(docs.get('orders/a')).toEqual(before)
  })

  it('merges edits and reports conflicts', () => {
    const result = run((tx) => {
      const conflicts = tx.edit('orders/a', {
        title: { from: 'Leak', to: 'Leaking tap' },
        tags: { from: [], to: ['y'] },
        'address.city': { from: 'Bay', to: 'Cove' },
        open: { from: false, to: true },
      })
      expect(conflicts).toHaveLength(1)
      return ok()
    })
    expect(result).toMatchObject({
      value: {
        writes: [{ fields: { tags: ['x', 'y'], 'address.city': 'Cove' } }],
        conflicts: [
          {
            ref: 'orders/a',
            fields: [{ field: 'title', from: 'Leak', to: 'Leaking tap', theirs: 'Tap' }],
          },
        ],
      },
    })
  })

  it('writes nothing for edits that change nothing', () => {
    const result = run((tx) => {
      tx.edit('orders/a', { title: { from: 'x', to: 'Tap' } })
      return ok()
    })
    expect(result).toEqual({
      ok: true,
      value: { writes: [], refs: ['orders/a'], conflicts: [], merged: [] },
    })
  })

  it('leaves a tombstone', () => {
    const result = run((tx) => {
      tx.delete('orders/a')
      return ok()
    })
    expect(result).toMatchObject({ value: { writes: [{ fields: { deletedAt: context.at } }] } })
  })

  it('fails where a document to create exists or one to update is missing', () => {
    const create = run((tx) => (tx.create('orders/a', {}), ok()))
    expect(create).toEqual({ ok: false, problem: { type: 'doc/exists', ref: 'orders/a' } })
    const update = run((tx) => (tx.update('orders/b', { title: 'x' }), ok()))
    expect(update).toEqual({ ok: false, problem: { type: 'doc/missing', ref: 'orders/b' } })
  })

  it('throws where a mutator touches a document that it did not declare', () => {
    expect(() => run((tx) => (tx.get('orders/c'), ok()))).toThrow('orders/c')
  })

  it('refuses a map that is longer as text than the server accepts', () => {
    const answers = (length: number) => ({ a: { value: 'x'.repeat(length) } })
    const result = (length: number) =>
      run((tx) => {
        tx.update('orders/a', { 'answers.a': answers(length).a })
        tx.create('orders/b', { answers: answers(length) })
        return ok()
      })
    expect(result(99_000).ok).toBe(true)
    const issues = [{ path: 'answers', message: 'tooLong' }]
    expect(result(100_000)).toEqual({ ok: false, problem: { type: 'input/invalid', issues } })
  })
})
