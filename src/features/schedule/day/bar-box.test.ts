import { expect, test } from 'vitest'
import { barRoom } from './bar-box.ts'

test('a bar without room beside it keeps what is seen whole in it', () => {
  const nothing = { hasIcon: false, hasMarks: false, hasText: false, beside: 0 }
  expect(barRoom(14, 0)).toEqual(nothing)
  expect(barRoom(28, 0)).toEqual({ ...nothing, hasIcon: true })
  expect(barRoom(58, 0)).toEqual({ ...nothing, hasText: true })
  expect(barRoom(100, 0)).toEqual({ ...nothing, hasText: true, hasMarks: true })
  expect(barRoom(130, 900)).toEqual({ hasText: true, hasMarks: true, hasIcon: true, beside: 0 })
})

test('the text of a short bar lies wholly beside it where that is free, never across its end', () => {
  const bare = { hasText: false, hasIcon: true }
  expect(barRoom(28, 80)).toEqual({ ...bare, hasMarks: false, beside: 74 })
  expect(barRoom(58, 900)).toEqual({ ...bare, hasMarks: true, beside: 160 })
  expect(barRoom(14, 900)).toMatchObject({ hasText: false, hasIcon: false, beside: 160 })
})

test('with little beside it, text stays in a bar that can hold any', () => {
  expect(barRoom(58, 60)).toMatchObject({ hasText: true, beside: 0 })
  expect(barRoom(28, 60)).toMatchObject({ hasText: false, beside: 54 })
  expect(barRoom(58, -20)).toMatchObject({ hasText: true, beside: 0 })
  expect(barRoom(90, 900)).toMatchObject({ hasText: true, beside: 0 })
})
