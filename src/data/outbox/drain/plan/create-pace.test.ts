import { expect, test } from 'vitest'
import { createPace } from './create-pace.ts'

test('sends much at once until a batch is slow', () => {
  const pace = createPace()
  pace.took(300)
  expect([pace.lanes(), pace.limits().mutations]).toEqual([6, 170])
  pace.took(15_000)
  expect([pace.lanes(), pace.limits().mutations]).toEqual([3, 85])
})

test('never stops altogether on a line that stays slow', () => {
  const pace = createPace()
  for (let i = 0; i < 10; i += 1) pace.took(45_000)
  expect([pace.lanes(), pace.limits().mutations]).toEqual([1, 10])
  expect(pace.limits().bytes).toBeGreaterThan(0)
})

test('takes up speed again when the line does', () => {
  const pace = createPace()
  for (let i = 0; i < 10; i += 1) pace.took(45_000)
  pace.took(6000)
  expect(pace.limits().mutations).toBe(10)
  for (let i = 0; i < 5; i += 1) pace.took(500)
  expect([pace.lanes(), pace.limits().mutations]).toEqual([6, 170])
})
