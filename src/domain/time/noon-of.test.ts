import { expect, it } from 'vitest'
import { localDay } from './local-time.ts'
import { noonOf } from './noon-of.ts'

it.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'UTC', 'Europe/Madrid', 'Pacific/Pago_Pago'])(
  'is of that day in %s',
  (timeZone) => {
    for (const day of ['2026-01-01', '2026-07-01', '2026-10-25'])
      expect(localDay(noonOf(day, timeZone), timeZone)).toBe(day)
  },
)
