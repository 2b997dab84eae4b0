import * as v from 'valibot'
import { expect, it } from 'vitest'
import { id, limits } from '../entities/fields.ts'
import { followUpId, followUpTitle } from './follow-up.ts'

it('is the same for the same question and person', () => {
  const one = followUpId('o1', 'flue', 'anna')
  expect(followUpId('o1', 'flue', 'anna')).toBe(one)
  const others = [
    followUpId('o2', 'flue', 'anna'),
    followUpId('o1', 'gas', 'anna'),
    followUpId('o1', 'flue', 'ben'),
  ]
  expect(new Set([one, ...others]).size).toBe(4)
  const long = [followUpId('x'.repeat(128), 'a', 'anna'), followUpId('x'.repeat(128), 'b', 'anna')]
  expect(new Set(long).size).toBe(2)
  for (const each of [one, ...others, ...long]) expect(v.is(id, each), each).toBe(true)
})

it('is titled by the order and what is needed', () => {
  const note = ' Replace the seal of the flue. Bring the long ladder.'
  expect(followUpTitle('Boiler service', note)).toBe('Boiler service: Replace the seal of the flue')
  expect(followUpTitle('Boiler service', 'New seal\n2.5 m')).toBe('Boiler service: New seal')
  for (const nothing of ['', '  ', '?']) expect(followUpTitle('Boiler service', nothing)).toBeNull()
})

it('has a title that fits on one line', () => {
  const long = followUpTitle('Boiler service', 'very '.repeat(60)) ?? ''
  expect(long.length).toBeLessThanOrEqual(limits.line)
  expect(long).toMatch(/^Boiler service: very .* very…$/)
  expect(followUpTitle('x'.repeat(200), 'y')?.length).toBeLessThanOrEqual(limits.line)
})
