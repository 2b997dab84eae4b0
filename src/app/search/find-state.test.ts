import { expect, test } from 'vitest'
import { firstFindState } from './find-state.ts'

const left = { text: 'boiler', chosen: 'order/o1', kind: null }

test('the palette begins with the words of the link', () => {
  expect(firstFindState({ typed: '', noted: undefined, words: 'roof' })).toEqual({
    text: 'roof',
    chosen: null,
    kind: null,
  })
})

test('as it was left, and what is being typed, come first', () => {
  expect(firstFindState({ typed: '', noted: left, words: 'roof' })).toEqual(left)
  expect(firstFindState({ typed: 'le', noted: left, words: 'roof' }).text).toBe('le')
})
