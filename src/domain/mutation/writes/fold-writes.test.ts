import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPath, setPath } from '#lib/paths.ts'
import { applyWrite } from './apply-write.ts'
import { foldWrites } from './fold-writes.ts'
import type { Doc, MutationRun, Ref, Write } from '../types.ts'

const stamp = { updatedAt: '2026-03-02T09:00:00.000Z', updatedBy: 'u1' }

function runOf(...writes: Write[]): MutationRun {
  return { writes, refs: writes.map(({ ref }) => ref), conflicts: [], merged: [] }
}

describe('applyWrite', () => {
  it('stamps the write and never lowers the schema number of a newer app', () => {
    const write: Write = { type: 'update', ref: 'orders/a', fields: { title: 'x' } }
    expect(applyWrite({ schema: 9, title: 'y', colour: 'red' }, write, stamp)).toEqual({
      schema: 9,
      title: 'x',
      colour: 'red',
      ...stamp,
    })
    expect(applyWrite(undefined, { type: 'create', ref: 'orders/a', doc: {} }, stamp)).toEqual({
      schema: 1,
      deletedAt: null,
      ...stamp,
    })
  })
})

describe('foldWrites', () => {
  it('folds a create and what followed it into one create', () => {
    const folded = foldWrites(
      [
        runOf({ type: 'create', ref: 'orders/a', doc: { title: 'x', status: 'new' } }),
        runOf({ type: 'update', ref: 'orders/a', fields: { status: 'scheduled' } }),
      ],
      new Map(),
      stamp,
    )
    expect(folded).toEqual([
      {
        type: 'create',
        ref: 'orders/a',
        doc: { title: 'x', status: 'scheduled', schema: 1, deletedAt: null, ...stamp },
      },
    ])
  })

  it('masks exactly the written fields, the author, and a raised schema number', () => {
    const docs = new Map<Ref, Doc>([['orders/a', { title: 'x', address: { city: 'Bay' } }]])
    const folded = foldWrites(
      [
        runOf({ type: 'update', ref: 'orders/a', fields: { 'address.city': 'Cove' } }),
        runOf({ type: 'update', ref: 'orders/a', fields: { address: { city: 'Cape' } } }),
      ],
      docs,
      stamp,
    )
    expect(folded).toMatchObject([
      { type: 'update', mask: ['address', 'schema', 'updatedBy'], doc: { title: 'x' } },
    ])
  })

  it('names the receipt in every document', () => {
    const docs = new Map<Ref, Doc>([['orders/a', { title: 'x', schema: 1, receiptId: 'm0' }]])
    const run = runOf(
      { type: 'update', ref: 'orders/a', fields: { title: 'y' } },
      { type: 'create', ref: 'orders/b', doc: {} },
    )
    expect(foldWrites([run], docs, { ...stamp, receiptId: 'm1' })).toMatchObject([
      { mask: ['receiptId', 'title', 'updatedBy'], doc: { receiptId: 'm1' } },
      { doc: { receiptId: 'm1' } },
    ])
  })

  it('equals one write after another, whatever the other fields hold', () => {
    const field = fc.constantFrom('a', 'b', 'm.x', 'm.y')
    const update = fc.dictionary(field, fc.integer(), { minKeys: 1 })
    fc.assert(
      fc.property(fc.array(update, { minLength: 1 }), fc.integer(), (updates, other) => {
        const ref: Ref = 'orders/a'
        const base: Doc = { a: 0, other: 0, m: { x: 0, z: 0 }, schema: 1 }
        const runs = updates.map((fields) => runOf({ type: 'update', ref, fields }))
        const [folded] = foldWrites(runs, new Map([[ref, base]]), stamp)
        if (folded?.type !== 'update') throw new Error('not an update')
        let atServer: Doc = { ...base, other, m: { x: 0, z: other } }
        for (const path of folded.mask) {
          atServer = setPath(atServer, path, getPath(folded.doc, path))
        }
        let oneByOne: Doc = { ...base, other, m: { x: 0, z: other } }
        for (const { writes } of runs) {
          for (const write of writes) oneByOne = applyWrite(oneByOne, write, stamp)
        }
        expect({ ...atServer, updatedAt: stamp.updatedAt }).toEqual(oneByOne)
      }),
      { seed: 11, numRuns: 300 },
    )
  })
})
