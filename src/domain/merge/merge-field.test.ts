import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeField } from './merge-field.ts'

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))

describe('mergeField', () => {
  it('takes a change to a field that no one else changed', () => {
    expect(mergeField({ from: 'a', to: 'b' }, 'a', 'ask', 'office')).toEqual({
      type: 'take',
      value: 'b',
    })
    expect(mergeField({ from: null, to: 'b' }, undefined, 'ask', 'office')).toEqual({
      type: 'take',
      value: 'b',
    })
  })

  it('takes the same change by both sides', () => {
    expect(mergeField({ from: 'a', to: 'b' }, 'b', 'ask', 'office')).toEqual({ type: 'same' })
    expect(mergeField({ from: {}, to: { x: 1 } }, { x: 1 }, 'ask', 'office')).toEqual({
      type: 'same',
    })
  })

  it('reports a conflict where two people set different values', () => {
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

describe('the owner of a field', () => {
  const edit = { from: 'a', to: 'b' }
  it('is the office for the plan: its first change wins over later ones', () => {
    for (const side of ['office', 'field'] as const) {
      expect(mergeField(edit, 'c', 'office', side)).toEqual({
        type: 'settled',
        kept: 'theirs',
        value: 'c',
      })
    }
  })

  it('is the field for what the field knows: its value wins', () => {
    const ours = { type: 'settled', kept: 'ours', value: 'b' }
    expect(mergeField(edit, 'c', 'field', 'field')).toEqual(ours)
    expect(mergeField(edit, 'c', 'field', 'office')).toMatchObject({ kept: 'theirs', value: 'c' })
  })

  it('is asked about two different replacements of the assignees instead of sending two vans', () => {
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

  it('is asked only where someone else changed the field in between', () => {
    for (const policy of ['ask', 'office', 'field', 'text', 'items', 'people', 'set'] as const) {
      expect(mergeField({ from: ['a'], to: ['b'] }, ['a'], policy, 'office')).toEqual({
        type: 'take',
        value: ['b'],
      })
      expect(mergeField({ from: ['a'], to: ['b'] }, ['b'], policy, 'office').type).toBe('same')
    }
  })
})
