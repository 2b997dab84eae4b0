import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { notePendingAnswer, withPendingAnswers } from './pending-answers.ts'

const pass = { value: 'new', grade: 'pass', note: '' } as const
const fail = { value: 'old', grade: 'fail', note: '' } as const
const order = orderFixture('a', { answers: { valve: pass, pump: pass } })

test('an answer given a moment ago stands in place of the one that the order has', () => {
  notePendingAnswer('a', 'valve', fail)
  expect(withPendingAnswers(order).answers).toEqual({ valve: fail, pump: pass })
  expect(withPendingAnswers({ ...order, id: 'b' }).answers).toEqual(order.answers)
  notePendingAnswer('a', 'pump', fail)
  notePendingAnswer('a', 'valve', null)
  expect(withPendingAnswers(order).answers).toEqual({ valve: pass, pump: fail })
})

test('an order that has all its answers stays as it is', () => {
  notePendingAnswer('a', 'pump', fail)
  notePendingAnswer('a', 'pump', null)
  expect(withPendingAnswers(order)).toBe(order)
})
