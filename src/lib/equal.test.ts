import { expect, it } from 'vitest'
import { equal } from './equal.ts'

it.each([
  [1, 1],
  ['a', 'a'],
  [null, undefined],
  [
    { a: 1, b: [1, { c: 2 }] },
    { b: [1, { c: 2 }], a: 1 },
  ],
  [{ a: undefined }, {}],
  [{ a: null }, {}],
  [[], []],
])('%j and %j are equal', (a, b) => {
  expect(equal(a, b)).toBe(true)
  expect(equal(b, a)).toBe(true)
})

it.each([
  [1, '1'],
  [0, null],
  ['', null],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{}, []],
  [{ 0: 1 }, [1]],
  [true, 1],
])('%j and %j differ', (a, b) => {
  expect(equal(a, b)).toBe(false)
  expect(equal(b, a)).toBe(false)
})
