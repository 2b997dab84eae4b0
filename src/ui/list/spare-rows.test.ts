import { expect, test } from 'vitest'
import { createRowChooser } from './spare-rows.ts'

test('at rest there are as many spare rows above as below', () => {
  expect(createRowChooser()(20, 27, 100)).toEqual({ first: 17, last: 31 })
  expect(createRowChooser()(0, 7, 100)).toEqual({ first: 0, last: 14 })
  expect(createRowChooser()(0, 3, 4)).toEqual({ first: 0, last: 4 })
})

test('most spare rows are where the list is going', () => {
  const choose = createRowChooser()
  choose(20, 27, 100)
  expect(choose(21, 28, 100)).toEqual({ first: 20, last: 34 })
  expect(choose(22, 29, 100)).toEqual({ first: 21, last: 35 })
  expect(choose(21, 28, 100)).toEqual({ first: 16, last: 30 })
  expect(choose(21, 28, 100)).toEqual({ first: 16, last: 30 })
})

test('the number of rows stays while the list is long enough, so that elements are reused', () => {
  const choose = createRowChooser()
  choose(20, 29, 100)
  expect(choose(21, 28, 100)).toEqual({ first: 20, last: 36 })
  expect(choose(95, 99, 100)).toEqual({ first: 84, last: 100 })
  expect(choose(0, 4, 5)).toEqual({ first: 0, last: 5 })
})
