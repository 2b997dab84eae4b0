import { expect, test } from 'vitest'
import type { ShownVisit } from '#components/order/visit-list.tsx'
import { unlistedVisits } from './unlisted-visits.ts'

const visit = (id: string, day: number, more: Partial<ShownVisit> = {}) =>
  ({
    id,
    at: `2026-03-0${day}T09:00:00.000Z`,
    outcome: 'done',
    hasOrder: false,
    ...more,
  }) as ShownVisit

test('only ended visits whose orders are elsewhere are listed, the latest first', () => {
  const visits = [
    visit('first', 1),
    visit('here', 4, { hasOrder: true }),
    visit('last', 3),
    visit('still open', 5, { outcome: 'open' }),
    visit('second', 2),
  ]
  expect(unlistedVisits(visits, 2).map(({ id }) => id)).toEqual(['last', 'second'])
})
