import { expect, test } from 'vitest'
import { aloneBackOff, backOff, busyBackOff, longestWait } from './back-off.ts'

const random = (value: number) => ({ next: () => value, id: () => '' })

test('full jitter: between nothing and a cap that doubles up to five minutes', () => {
  expect(backOff(3, random(0))).toBe(0)
  expect(backOff(1, random(0.5))).toBe(1000)
  expect(backOff(4, random(0.5))).toBe(8000)
  expect(backOff(60, random(0.999999))).toBeLessThanOrEqual(300_000)
})

test('a server that asked for a pause gets minutes; a mutation that always fails is tried about hourly', () => {
  expect(busyBackOff(random(0))).toBe(150_000)
  expect(aloneBackOff(20, random(0.5))).toBe(3_600_000)
  expect(aloneBackOff(20, random(0.999999))).toBeLessThanOrEqual(longestWait)
})
