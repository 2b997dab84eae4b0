import { expect, test } from 'vitest'
import { createOptimisticAnswer } from './optimistic-answer.ts'

const yes = async () => true

test('a second tap builds on the first before the screen shows it', async () => {
  const optimistic = createOptimisticAnswer<object>()
  const first = optimistic.save({ value: false }, yes)
  expect(optimistic.now({})).toEqual({ value: false })
  await first
  expect(optimistic.now({})).toEqual({ value: false })
  optimistic.show({ value: false })
  expect(optimistic.now({ value: true })).toEqual({ value: true })
})

test('showing the result of an earlier tap does not replace a later one', async () => {
  const optimistic = createOptimisticAnswer<string>()
  const saves = [optimistic.save('a', yes), optimistic.save('ab', yes)]
  optimistic.show('a')
  expect(optimistic.now('a')).toBe('ab')
  await Promise.all(saves)
  expect(optimistic.now('a')).toBe('ab')
})

test('a value that others overwrote or that could not be stored is not built on', async () => {
  const optimistic = createOptimisticAnswer<string>()
  await optimistic.save('mine', yes)
  optimistic.show('theirs')
  expect(optimistic.now('theirs')).toBe('theirs')
  await optimistic.save('lost', async () => false)
  expect(optimistic.now('theirs')).toBe('theirs')
})

test('tells what is not shown yet, until it is or could not be stored', async () => {
  const told: (string | null)[] = []
  const optimistic = createOptimisticAnswer<string>((value) => told.push(value))
  await optimistic.save('a', yes)
  expect(told).toEqual(['a'])
  optimistic.show('a')
  optimistic.show('a')
  await optimistic.save('b', async () => false)
  expect(told).toEqual(['a', null, 'b', null])
})
