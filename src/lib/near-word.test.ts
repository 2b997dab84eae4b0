import { expect, test } from 'vitest'
import { nearWordTest } from './near-word.ts'

test.each([
  ['circulation', 'circulation'],
  ['circu', 'circulation'],
  ['cirulation', 'circulation'],
  ['circulaton', 'circulation'],
  ['cricu', 'circulation'],
  ['thermastat', 'thermostat'],
])('%s is meant as %s', (typed, word) => {
  expect(nearWordTest([typed])([word])).toBe(true)
})

test.each([
  ['pimp', 'pump'],
  ['valve', 'pump'],
  ['thurmastet', 'pump'],
  ['filter', 'felt'],
  ['00095', '00096'],
])('%s is not meant as %s', (typed, word) => {
  expect(nearWordTest([typed])([word])).toBe(false)
})

test.each([
  ['cirulation pimp', true],
  ['pmup circualtion', true],
  ['pump valve', false],
  ['dump circulation', false],
])('each word of %j may have a slip: %j', (typed, isNear) => {
  expect(nearWordTest(typed.split(' '))(['circulation', 'pump'])).toBe(isNear)
})
