import { expect, it } from 'vitest'
import { addDays } from '../time/local-time.ts'
import { exceptionsAhead, withException } from './day-exceptions.ts'

const on = (id: string, note = '') => ({ id, spans: [], note })
const today = '2026-03-02'
const idsOf = (list: readonly { readonly id: string }[] | null) => list?.map(({ id }) => id)

it('shows those from today on, the next one first', () => {
  const all = [on('2026-04-01'), on('2026-03-01'), on(today)]
  expect(idsOf(exceptionsAhead(all, today))).toEqual([today, '2026-04-01'])
})

it('has one exception a day, and moves one to another day', () => {
  const all = [on('2026-03-05', 'old'), on('2026-03-09')]
  expect(withException(all, on('2026-03-05', 'new'), null, today)).toEqual([
    on('2026-03-09'),
    on('2026-03-05', 'new'),
  ])
  expect(idsOf(withException(all, on('2026-03-06'), '2026-03-05', today))).toEqual([
    '2026-03-09',
    '2026-03-06',
  ])
})

it('forgets those of more than a year ago, and says when there is no room', () => {
  const old = [on('2025-03-01'), on('2025-03-02')]
  expect(idsOf(withException(old, on('2026-03-06'), null, today))).toEqual([
    '2025-03-02',
    '2026-03-06',
  ])
  const full = Array.from({ length: 100 }, (_, i) => on(addDays('2026-04-01', i)))
  expect(withException(full, on('2026-03-06'), null, today)).toBeNull()
  expect(withException(full, on(full[3]?.id ?? ''), null, today)).toHaveLength(100)
})
