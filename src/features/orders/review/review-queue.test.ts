import { expect, it } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import { readOrderFilter } from '../list/order-filter.ts'
import { reviewPlace, reviewQueue } from './review-queue.ts'

function item(
  id: string,
  status: string,
  statusAt: string,
  needsReview: object | null = null,
  more: object = {},
) {
  const order = { id, status, statusAt, needsReview, title: id, ref: '', tags: [], ...more }
  return { order, customerName: '', street: '', siteAddress: '' } as unknown as OrderListItem
}

const calendar = { now: '2026-06-05T10:00:00.000Z', timeZone: 'UTC' }
const queueOf = (items: readonly OrderListItem[], query = '') =>
  reviewQueue(items, readOrderFilter(new URLSearchParams(query)), calendar).map(
    ({ order }) => order.id,
  )

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
  expect(queueOf(items)).toEqual(['failed', 'part', 'same', 'late', 'new'])
})

it.each([
  ['person=ana', ['high', 'pump']],
  ['priority=high&person=ana', ['high']],
  ['q=pump', ['pump']],
  // Whatever state the link names, only what waits is reviewed.
  ['state=open', ['high', 'pump', 'other']],
])('follows the filter %s of the table', (query, ids) => {
  const items = [
    item('high', 'done', '2026-06-01', null, { assigneeIds: ['ana'], priority: 'high' }),
    item('pump', 'done', '2026-06-02', null, { assigneeIds: ['ana'], priority: 'normal' }),
    item('other', 'done', '2026-06-03', null, { assigneeIds: [], priority: 'normal' }),
    item('open', 'scheduled', '2026-06-03', null, { assigneeIds: ['ana'], open: true }),
  ]
  expect(queueOf(items, query)).toEqual(ids)
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
