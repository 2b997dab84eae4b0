import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptOffset } from './kept-offset.ts'
import { measuredOffset } from './local-time.ts'

const hour = 3_600_000
const zones = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
]

test('the same as measured, also around the changes of the clocks', () => {
  const changes = [
    '2026-03-08',
    '2026-03-29',
    '2026-04-05',
    '2026-10-04',
    '2026-10-25',
    '2026-11-01',
  ]
  for (const zone of zones)
    for (const change of changes)
      for (let hours = -30; hours <= 54; hours += 1) {
        const time = Date.parse(change) + hours * hour
        expect([zone, time, keptOffset(time, zone)]).toEqual([
          zone,
          time,
          measuredOffset(time, zone),
        ])
      }
})

test('the same as measured at any time, in years that do not all fit into the memory', () => {
  const minute = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2090, 0) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (at, zone) => {
      expect(keptOffset(at * 60_000, zone)).toBe(measuredOffset(at * 60_000, zone))
    }),
    { seed: 1, numRuns: 1000 },
  )
})
