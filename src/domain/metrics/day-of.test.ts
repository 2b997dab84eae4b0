import { expect, it } from 'vitest'
import { localDay } from '../time/local-time.ts'
import { createDayOf } from './day-of.ts'

it.each([
  'Europe/London',
  'Europe/Madrid',
  'America/Halifax',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
])('names the local day as the clocks of %s do, all year round', (timeZone) => {
  const dayOf = createDayOf(timeZone)
  const start = Date.parse('2026-01-01T00:00:00Z')
  for (let quarters = 0; quarters < 365 * 96; quarters += 5) {
    const time = start + quarters * 900_000
    const found = dayOf(time)
    if (found !== localDay(new Date(time).toISOString(), timeZone))
      expect(`${found} at ${new Date(time).toISOString()}`).toBe('the local day')
  }
})
