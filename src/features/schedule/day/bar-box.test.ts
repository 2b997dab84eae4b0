import { expect, test } from 'vitest'
import { barRoom } from './bar-box.ts'

test('a short bar keeps its time as long as that is seen whole', () => {
  expect(barRoom(28, 0)).toEqual({ detail: 'none', spill: 0, hasTime: false })
  expect(barRoom(40, 0)).toEqual({ detail: 'text', spill: 0, hasTime: false })
  expect(barRoom(58, 0)).toEqual({ detail: 'text', spill: 0, hasTime: true })
  expect(barRoom(100, 0)).toEqual({ detail: 'marks', spill: 0, hasTime: true })
})

test('the text of a short bar goes on into what is free beside it', () => {
  expect(barRoom(28, 40)).toEqual({ detail: 'text', spill: 40, hasTime: true })
  expect(barRoom(28, 900)).toEqual({ detail: 'text', spill: 160, hasTime: true })
  expect(barRoom(58, -20)).toMatchObject({ spill: 0 })
  expect(barRoom(130, 900)).toEqual({ detail: 'all', spill: 0, hasTime: true })
})
