import { describe, expect, it } from 'vitest'
import { mergeItems } from './merge-items.ts'

const a = { id: 'a', done: false, note: '' }
const b = { id: 'b', done: false, note: '' }

describe('mergeItems', () => {
  it('keeps both people’s changes to different items and to different fields of one item', () => {
    const ours = [{ ...a, done: true }, b, { id: 'c', done: false, note: '' }]
    const theirs = [
      { ...a, note: 'Look here' },
      { ...b, done: true },
    ]
    expect(mergeItems([a, b], ours, theirs, 'field')).toEqual({
      type: 'take',
      value: [
        { id: 'a', done: true, note: 'Look here' },
        { ...b, done: true },
        { id: 'c', done: false, note: '' },
      ],
    })
  })

  it('prefers the field’s side where both changed the same field of an item', () => {
    const [ours, theirs] = [[{ ...a, note: 'Ours' }], [{ ...a, note: 'Theirs' }]]
    expect(mergeItems([a], ours, theirs, 'field')).toEqual({
      type: 'settled',
      kept: 'ours',
      value: ours,
    })
    expect(mergeItems([a], ours, theirs, 'office')).toEqual({
      type: 'settled',
      kept: 'theirs',
      value: theirs,
    })
  })

  it('removes what the other side left alone and keeps what it changed', () => {
    expect(mergeItems([a, b], [b], [a, b], 'field')).toEqual({ type: 'take', value: [b] })
    const changed = [{ ...a, done: true }, b]
    expect(mergeItems([a, b], [b], changed, 'field')).toEqual({
      type: 'settled',
      kept: 'theirs',
      value: changed,
    })
    expect(mergeItems([a, b], changed, [b], 'field')).toEqual({
      type: 'settled',
      kept: 'ours',
      value: [b, { ...a, done: true }],
    })
    expect(mergeItems([a, b], [a, b], [b], 'field')).toEqual({ type: 'same' })
  })

  it('reports a conflict where a list does not consist of items', () => {
    expect(mergeItems([1], [2], [3], 'field')).toEqual({ type: 'conflict' })
    expect(mergeItems([a], [a, a], [b], 'field')).toEqual({ type: 'conflict' })
  })
})
