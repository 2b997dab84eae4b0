import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptLocalTime } from './kept-local-time.ts'
import { fromLocalTime } from './local-time.ts'

test('is what is measured, asked once or twice, also where the clocks change', () => {
  const zones = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const first = Date.parse('2026-03-07T00:00:00Z')
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.nat(32 * 96), (zone, quarter) => {
      const local = new Date(first + quarter * 900_000).toISOString().slice(0, 16)
      const measured = fromLocalTime(local, zone)
      expect(keptLocalTime(local, zone)).toBe(measured)
      expect(keptLocalTime(local, zone)).toBe(measured)
    }),
    { seed: 7, numRuns: 2000 },
  )
  expect(keptLocalTime('no time', 'Europe/Madrid')).toBeNull()
})
