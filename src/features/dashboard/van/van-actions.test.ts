import { expect, test } from 'vitest'
import { vanActions } from './van-actions.ts'

const part = { isHere: true, isLow: false, mayCount: true, mayTake: true }

test('a part is counted first, one that is low is taken first', () => {
  expect(vanActions(part)).toEqual(['count', 'take', 'send'])
  expect(vanActions({ ...part, isLow: true })).toEqual(['take', 'count', 'send'])
})

test('only what is allowed and possible is offered', () => {
  expect(vanActions({ ...part, isLow: true, mayTake: false })).toEqual(['count', 'send'])
  expect(vanActions({ ...part, mayCount: false, isHere: false })).toEqual(['take'])
})
