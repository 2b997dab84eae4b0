import { expect, it } from 'vitest'
import { earlierAtSite } from './earlier-at-site.ts'

const one = (id: string, day: number, more = {}) => ({
  id,
  siteId: 's1',
  status: 'done' as const,
  statusAt: `2026-03-0${day}T09:00:00.000Z`,
  ...more,
})

it('is what somebody came for at the same site, the latest first', () => {
  const orders = [
    one('a', 1),
    one('b', 3, { status: 'partlyDone' }),
    one('c', 2, { status: 'invoiced' }),
    one('elsewhere', 4, { siteId: 's2' }),
    one('cancelled', 5, { status: 'cancelled' }),
    one('running', 6, { status: 'onSite' }),
    one('this', 7),
  ]
  const ids = (most: number, open = true) =>
    earlierAtSite({ ...one('this', 3), open }, orders, most).map(({ id }) => id)
  expect(ids(10)).toEqual(['b', 'c', 'a'])
  expect(ids(1)).toEqual(['b'])
  // Of finished work what came after it is not earlier.
  expect(ids(10, false)).toEqual(['c', 'a'])
})
