import { describe, expect, test } from 'vitest'
import type { Order } from '../../entities/order.ts'
import type { BoardVisit } from '../board-visit.ts'
import { boardFixture, personFixture, visitFixture } from '../board.fixture.ts'
import { suggest } from '../suggest/suggest.ts'
import { check, findingsOf } from './check.ts'

const stock = {
  vans: new Map([
    ['t1', new Map([['filter', 3]])],
    ['t2', new Map([['valve', 1]])],
  ]),
  countedIds: new Set(['filter', 'valve']),
}
const needs = (id: string, quantity: number) => ({ neededItems: [{ id, quantity }] })
const visit = (
  id: string,
  time: string | null,
  order: Partial<Order>,
  fields: Partial<BoardVisit> = {},
) => visitFixture(id, time, fields, order)
const board = (...visits: readonly BoardVisit[]) => boardFixture(visits, { stock })
const missing = (one: BoardVisit, on = board()) =>
  check(on, { visit: one, before: null }).flatMap(({ code, severity, itemId }) =>
    code === 'partMissing' ? [[severity, itemId]] : [],
  )

describe('an item that a visit needs', () => {
  test('is in the van of one of its people or on its way there', () => {
    expect(missing(visit('a', '09:00', needs('filter', 3)))).toEqual([])
    expect(missing(visit('a', '09:00', needs('filter', 4)))).toEqual([['warn', 'filter']])
    expect(missing(visit('a', '09:00', needs('valve', 1)))).toEqual([['warn', 'valve']])
    const crew = { assigneeIds: ['t1', 't2'] }
    expect(missing(visit('a', '09:00', needs('valve', 1), crew))).toEqual([])
    expect(missing(visit('a', null, needs('filter', 4), { start: '2026-05-04' }))).toHaveLength(1)
  })

  test('is not missing where it is not counted, nobody goes, or nothing is known of vans', () => {
    expect(missing(visit('a', '09:00', needs('tape', 9)))).toEqual([])
    expect(missing(visit('a', '09:00', needs('filter', 9), { assigneeIds: [] }))).toEqual([])
    expect(missing(visit('a', '09:00', needs('filter', 9)), boardFixture())).toEqual([])
    const started = { ...needs('filter', 9), status: 'onSite' } as const
    expect(missing(visit('a', '09:00', started))).toEqual([])
  })

  test('is there once: what an earlier visit of the same people needs is taken', () => {
    const first = visit('a', '09:00', needs('filter', 2))
    const later = (time: string, fields: Partial<BoardVisit> = {}) =>
      visit('b', time, needs('filter', 2), fields)
    expect(missing(later('11:00'), board(first))).toHaveLength(1)
    expect(missing(later('08:00'), board(first))).toEqual([])
    expect(missing(later('11:00'), board({ ...first, assigneeIds: ['t2'] }))).toEqual([])
    expect(missing(later('11:00'), board({ ...first, cancelledAt: first.start }))).toEqual([])
    // A further visit of the same order needs no more of it.
    expect(missing({ ...later('11:00'), orderId: 'a' }, board(first))).toEqual([])
    const known = board(first, later('11:00'))
    const found = (on: typeof known) =>
      findingsOf(on, '2026-05-04').flatMap((one) => (one.code === 'partMissing' ? one.visitId : []))
    expect(found(known)).toEqual(['b'])
    const more = new Map([['t1', new Map([['filter', 4]])]])
    expect(found({ ...known, stock: { ...stock, vans: more } })).toEqual([])
  })
})

test('who has the items is suggested, or everyone where nobody has them', () => {
  const people = new Map(['t1', 't2'].map((id) => [id, personFixture(id)]))
  const offered = (quantity: number) =>
    suggest(
      boardFixture([], { stock, people }),
      visit('new', null, needs('valve', quantity), { assigneeIds: [] }),
      { from: '2026-05-04', days: 1, top: 3 },
    )
  expect(offered(1).offers.map(({ personId }) => personId)).toEqual(['t2'])
  expect(offered(1).whyNot).toEqual([{ rule: 'partMissing', personIds: ['t1'] }])
  expect(offered(2).offers.map(({ personId }) => personId)).toEqual(['t1', 't2'])
})
