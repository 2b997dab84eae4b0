import { expect, it } from 'vitest'
import { outsideOf } from './outside-of.ts'

const items = (...ids: readonly string[]) => ids.map((id) => ({ order: { id } }))

it('counts what is found but not shown', () => {
  expect(outsideOf(items('a', 'b', 'c'), items('b'))).toBe(2)
  expect(outsideOf(items('a', 'b'), items('b', 'a'))).toBe(0)
})

it('does not subtract what is shown only because it is similar', () => {
  expect(outsideOf(items('a'), items('x', 'y'))).toBe(1)
})
