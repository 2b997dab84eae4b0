import { expect, test } from 'vitest'
import { timeZoneOptions } from './time-zone-options.ts'

const options = timeZoneOptions('en', Date.parse('2026-07-01T00:00:00Z'))

test('a zone is found by its city and shows its current offset', () => {
  const option = options.find(({ value }) => value === 'Europe/Madrid')
  expect(option).toEqual({
    value: 'Europe/Madrid',
    label: 'Madrid',
    description: 'GMT+2 · Europe/Madrid',
  })
})

test('no zone is listed twice', () => {
  const values = options.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values).toContain('UTC')
})
