import { expect, it } from 'vitest'
import { limits } from '../entities/fields.ts'
import { mergeText, textMark } from './merge-text.ts'

it('keeps both texts, the earlier one first, with a separator', () => {
  expect(mergeText('', 'ours', 'theirs')).toEqual({
    type: 'settled',
    kept: 'both',
    value: `theirs${textMark}ours`,
  })
})

it('changes only the paragraph that this person started from', () => {
  const theirs = `first${textMark}other`
  expect(mergeText('first', 'first, longer', theirs)).toEqual({
    type: 'take',
    value: `first, longer${textMark}other`,
  })
  expect(mergeText('', 'other', theirs)).toEqual({ type: 'same' })
})

it('keeps what was written where the other side emptied the field', () => {
  expect(mergeText('was', 'ours', ' ')).toEqual({ type: 'settled', kept: 'ours', value: 'ours' })
  expect(mergeText('was', '', 'theirs')).toMatchObject({ kept: 'theirs', value: 'theirs' })
})

it('reports a conflict where both texts do not fit, or one value is not a text', () => {
  const long = 'x'.repeat(limits.text)
  expect(mergeText('', 'ours', long)).toEqual({ type: 'conflict' })
  expect(mergeText('', 5, 'theirs')).toEqual({ type: 'conflict' })
  expect(mergeText(null, 'ours', undefined)).toMatchObject({ kept: 'ours' })
})
