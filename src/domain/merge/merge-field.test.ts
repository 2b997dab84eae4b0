import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeField } from './merge-field.ts'

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))

describe('mergeField', () => {
  it('takes a change to what nobody touched', () => {
    expect(mergeField({ from: 'a', to: 'b' }, 'a', 'ask', 'office')).toEqual({
      type: 'take',
      value: 'b',
    })
    expect(mergeField({ from: null, to: 'b' }, undefined, 'ask', 'office')).toEqual({
      type: 'take',
      value: 'b',
    })
  })

  it('is content where both wanted the same', () => {
    expect(mergeField({ from: 'a', to: 'b' }, 'b', 'ask', 'office')).toEqual({ type: 'same' })
    expect(mergeField({ from: {}, to: { x: 1 } }, { x: 1 }, 'ask', 'office')).toEqual({
      type: 'same',
    })
  })

  it('reports what two people set differently', () => {
    expect(mergeField({ from: 'a', to: 'b' }, 'c', 'ask', 'office')).toEqual({ type: 'conflict' })
  })

  it('merges sets as unions and removals, so that both changes hold', () => {
    fc.assert(
      fc.property(ids, ids, ids, (from, to, current) => {
        const merge = mergeField({ from, to }, current, 'set', 'office')
        expect(merge.type).not.toBe('conflict')
        const merged = new Set<string>(merge.type === 'take' ? (merge.value as string[]) : current)
        for (const id of ['a', 'b', 'c', 'd', 'e']) {
          const [was, wanted, is] = [from, to, current].map((set: string[]) => set.includes(id))
          expect(merged.has(id)).toBe(was === wanted ? is : wanted)
        }
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  it('changes nothing when run again over its own result', () => {
    fc.assert(
      fc.property(ids, ids, ids, (from, to, current) => {
        const merge = mergeField({ from, to }, current, 'set', 'office')
        const result = merge.type === 'take' ? merge.value : current
        expect(mergeField({ from, to }, result, 'set', 'office')).toEqual({ type: 'same' })
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})

describe('owners', () => {
  const edit = { from: 'a', to: 'b' }
  it('leave the plan to the office’s first word, whoever speaks later', () => {
    for (const side of ['office', 'field'] as const) {
      expect(mergeField(edit, 'c', 'office', side)).toEqual({
        type: 'settled',
        kept: 'theirs',
        value: 'c',
      })
    }
  })

  it('let those who do the work be right about what they know', () => {
    const ours = { type: 'settled', kept: 'ours', value: 'b' }
    expect(mergeField(edit, 'c', 'field', 'field')).toEqual(ours)
    expect(mergeField(edit, 'c', 'field', 'office')).toMatchObject({ kept: 'theirs', value: 'c' })
  })

  it('do not send two vans where two people each sent one', () => {
    const assign = { from: ['a'], to: ['b'] }
    expect(mergeField(assign, ['c'], 'people', 'office')).toMatchObject({ kept: 'theirs' })
    expect(mergeField(assign, ['a', 'c'], 'people', 'office')).toEqual({
      type: 'take',
      value: ['c', 'b'],
    })
    expect(mergeField({ from: [], to: ['b'] }, ['c'], 'people', 'office')).toEqual({
      type: 'take',
      value: ['c', 'b'],
    })
  })

  it('are asked only where somebody else came between', () => {
    for (const policy of ['ask', 'office', 'field', 'text', 'items', 'people', 'set'] as const) {
      expect(mergeField({ from: ['a'], to: ['b'] }, ['a'], policy, 'office')).toEqual({
        type: 'take',
        value: ['b'],
      })
      expect(mergeField({ from: ['a'], to: ['b'] }, ['b'], policy, 'office').type).toBe('same')
    }
  })
})
