import { expect, test } from 'vitest'
import { createLastGiven } from './last-given.ts'

const yes = async () => true

test('a second tap builds on the first before the screen shows that', async () => {
  const last = createLastGiven<object>()
  const first = last.give({ value: false }, yes)
  expect(last.now({})).toEqual({ value: false })
  await first
  expect(last.now({})).toEqual({ value: false })
  last.show({ value: false })
  expect(last.now({ value: true })).toEqual({ value: true })
})

test('what was shown meanwhile of an earlier tap changes nothing', async () => {
  const last = createLastGiven<string>()
  const giving = [last.give('a', yes), last.give('ab', yes)]
  last.show('a')
  expect(last.now('a')).toBe('ab')
  await Promise.all(giving)
  expect(last.now('a')).toBe('ab')
})

test('what others wrote over it since, and what could not be kept, is not built on', async () => {
  const last = createLastGiven<string>()
  await last.give('mine', yes)
  last.show('theirs')
  expect(last.now('theirs')).toBe('theirs')
  await last.give('lost', async () => false)
  expect(last.now('theirs')).toBe('theirs')
})
