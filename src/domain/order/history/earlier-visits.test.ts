import { expect, it } from 'vitest'
import type { Visit } from '#domain/entities/visit.ts'
import { earlierVisits } from './earlier-visits.ts'

const at = (day: number) => `2026-03-0${day}T09:00:00.000Z`

const one = (id: string, day: number, more: Partial<Visit> = {}): Visit => ({
  id,
  siteId: 's1',
  title: 'Leaking tap',
  assetIds: [],
  outcome: 'done',
  note: '',
  at: at(day),
  by: 'tech',
  schema: 1,
  updatedAt: at(day),
  updatedBy: 'tech',
  deletedAt: null,
  ...more,
})

it('are the finished visits to the same site, latest first', () => {
  const visits = [
    one('a', 1),
    one('b', 3, { outcome: 'partlyDone' }),
    one('c', 2, { outcome: 'cannotComplete' }),
    one('elsewhere', 4, { siteId: 's2' }),
    one('undone', 5, { outcome: 'open' }),
    one('this', 7),
  ]
  const ids = (limit: number, open = true) =>
    earlierVisits({ id: 'this', siteId: 's1', open, statusAt: at(3) }, visits, limit).map(
      ({ id }) => id,
    )
  expect(ids(10)).toEqual(['b', 'c', 'a'])
  expect(ids(1)).toEqual(['b'])
  // For a finished order, later visits are not earlier ones.
  expect(ids(10, false)).toEqual(['c', 'a'])
})
