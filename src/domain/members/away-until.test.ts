import { expect, test } from 'vitest'
import type { Away } from '../entities/away.ts'
import { awayUntil } from './away-until.ts'

const away = [
  { userId: 'ann', fromOn: '2026-03-02', toOn: '2026-03-04' },
  { userId: 'ann', fromOn: '2026-03-04', toOn: '2026-03-06' },
  { userId: 'bea', fromOn: '2026-03-04', toOn: '2026-03-09' },
] as Away[]

test('someone is away until the last day of what includes the day', () => {
  expect(awayUntil(away, 'ann', '2026-03-02')).toBe('2026-03-04')
  expect(awayUntil(away, 'ann', '2026-03-04')).toBe('2026-03-06')
  expect(awayUntil(away, 'ann', '2026-03-07')).toBeNull()
  expect(awayUntil(away, 'cal', '2026-03-04')).toBeNull()
})
