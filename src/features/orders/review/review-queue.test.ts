import { expect, it } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import { reviewPlace, reviewQueue } from './review-queue.ts'

function item(id: string, status: string, statusAt: string, needsReview: object | null = null) {
  return { order: { id, status, statusAt, needsReview } } as OrderListItem
}

it('holds what waits for review, the longest first', () => {
  const items = [
    item('late', 'cancelled', '2026-06-03', { lacks: [] }),
    item('new', 'done', '2026-06-04'),
    item('same', 'done', '2026-06-02'),
    item('part', 'partlyDone', '2026-06-02'),
    item('failed', 'cannotComplete', '2026-06-01'),
    item('reviewed', 'reviewed', '2026-06-01'),
    item('running', 'onSite', '2026-06-01'),
  ]
  expect(reviewQueue(items).map(({ order }) => order.id)).toEqual([
    'failed',
    'part',
    'same',
    'late',
    'new',
  ])
})

it.each([
  ['b', 1, { id: 'b', position: 2, count: 3, previousId: 'a', nextId: 'c' }],
  ['c', 1, { id: 'c', position: 3, count: 3, previousId: 'b', nextId: null }],
  ['', 1, { id: 'a', position: 1, count: 3, previousId: null, nextId: 'b' }],
  ['gone', 2, { id: 'b', position: 2, count: 3, previousId: 'a', nextId: 'c' }],
  ['gone', 4, { id: 'c', position: 3, count: 3, previousId: 'b', nextId: null }],
])('asked for %j, which was number %i', (asked, before, place) => {
  expect(reviewPlace(['a', 'b', 'c'], asked, before)).toEqual(place)
})

it('is nowhere in an empty queue', () => expect(reviewPlace([], 'a', 1)).toBeNull())
