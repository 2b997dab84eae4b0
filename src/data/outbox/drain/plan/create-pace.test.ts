import { expect, test } from 'vitest'
import { createPace } from './create-pace.ts'

test('the pace is full until a batch is slow', () => {
  const pace = createPace()
  pace.took(300)
  expect([pace.lanes(), pace.limits().mutations]).toEqual([6, 170])
  pace.took(15_000)
  expect([pace.lanes(), pace.limits().mutations]).toEqual([3, 85])
})

test('the pace never drops to nothing on a connection that stays slow', () => {
  const pace = createPace()
  for (let i = 0; i < 10; i += 1) pace.took(45_000)
  expect([pace.lanes(), pace.limits().mutations]).toEqual([1, 10])
  expect(pace.limits().bytes).toBeGreaterThan(0)
})

test('the pace rises again when the connection gets faster', () => {
  const pace = createPace()
  for (let i = 0; i < 10; i += 1) pace.took(45_000)
  pace.took(6000)
  expect(pace.limits().mutations).toBe(10)
  for (let i = 0; i < 5; i += 1) pace.took(500)
  expect([pace.lanes(), pace.limits().mutations]).toEqual([6, 170])
})
