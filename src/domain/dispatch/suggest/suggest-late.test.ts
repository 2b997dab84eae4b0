import { describe, expect, it } from 'vitest'
import { emptyAddress } from '../../entities/fields.ts'
import type { Order } from '../../entities/order.ts'
import type { BoardVisit } from '../board-visit.ts'
import { boardFixture, east, personFixture, visitFixture } from '../board.fixture.ts'
import { urgent } from '../simulate/urgent.ts'
import { withoutPerson } from '../simulate/without-person.ts'
import { personDay } from './person-day.ts'
import { isSecondTime, type Offer, suggest } from './suggest.ts'

const from = '2026-05-04'
const search = { from, days: 2, top: 3 }
const clock = (start: string) => new Date(Date.parse(start) + 7_200_000).toISOString().slice(5, 16)
const said = ({ personId, start, isLate }: Offer) =>
  `${personId} ${clock(start)}${isLate ? ' late' : ''}`
const living = (km: number, id = 't1') =>
  personFixture(id, { basePlace: { address: emptyAddress, geo: east(km) } })
const people = (...list: readonly ReturnType<typeof living>[]) => ({
  people: new Map(list.map((person) => [person.user.id, person])),
})
const due = (dueAt: string, order: Partial<Order> = {}) =>
  visitFixture('new', null, { assigneeIds: [] }, { dueAt, ...order })
const overdue = due('2026-05-03T15:00:00.000Z', { priority: 'urgent' })
const full = (id: string, assigneeIds: readonly string[], more: Partial<BoardVisit> = {}) =>
  visitFixture(id, '08:00', { minutes: 540, locked: 'both', assigneeIds, ...more })

describe('a visit that can no longer be done when it is due', () => {
  it('is offered late, the soonest first', () => {
    const board = boardFixture([], people(living(2, 't2'), living(10)))
    expect(suggest(board, overdue, search).offers.map(said)).toEqual([
      't2 05-04T08:15 late',
      't1 05-04T08:30 late',
      't2 05-05T08:15 late',
    ])
  })

  it('is offered to as many people as can go, before the same person has a second time', () => {
    const three = people(living(2, 't2'), living(10), living(20, 't3'))
    const who = (board: ReturnType<typeof boardFixture>, days: number) =>
      suggest(board, overdue, { ...search, days }).offers.map(said)
    const busy = [full('a', ['t1']), full('b', ['t3'])]
    expect(who(boardFixture(busy, three), 3)).toEqual([
      't2 05-04T08:15 late',
      't1 05-05T08:30 late',
      't3 05-05T09:00 late',
    ])
    const { offers } = suggest(boardFixture([], people(living(0))), overdue, { ...search, days: 9 })
    expect(offers.map(said)).toEqual(['t1 05-04T08:00 late', 't1 05-05T08:00 late'])
    expect(offers.map((_, i) => isSecondTime(offers, i))).toEqual([false, true])
  })

  it('is never offered late where someone could do it in time, and says who could not', () => {
    const board = boardFixture([full('a', ['t1'])], people(living(0), living(0, 't2')))
    const { offers, whyNot } = suggest(board, due('2026-05-04T07:00:00.000Z'), search)
    expect(offers.map(said)).toEqual(['t2 05-04T08:00'])
    expect(whyNot).toEqual([{ rule: 'dueMissed', personIds: ['t1'] }])
  })

  it('still says what keeps everyone from it', () => {
    const board = boardFixture([], people(living(0)))
    const skills = [{ id: 'gas', level: 1 }] as const
    const { offers, whyNot } = suggest(board, due('2026-05-03T15:00:00.000Z', { skills }), search)
    expect([offers, whyNot]).toEqual([[], [{ rule: 'skillMissing', personIds: ['t1'] }]])
  })

  it('is fitted in late as an urgent one', () => {
    const board = boardFixture([], people(living(0)))
    expect(urgent(board, overdue).map(({ kind, offer }) => [kind, said(offer)])).toEqual([
      ['nobody', 't1 05-04T08:00 late'],
    ])
  })

  it('is fitted in in time by moving others, before it is late by moving no one', () => {
    const visits = [full('a', ['t1'], { locked: 'none' })]
    const board = boardFixture(visits, people(living(0)))
    const ways = urgent(board, due('2026-05-04T07:00:00.000Z', { priority: 'urgent' }))
    expect(ways.map(({ kind, offer }) => [kind, said(offer)])).toEqual([
      ['elsewhere', 't1 05-04T08:00'],
      ['nobody', 't1 05-05T08:00 late'],
    ])
  })

  it('never moves another visit past when that is due', () => {
    const visits = [full('a', ['t1'], { locked: 'none' })].map((one) => ({
      ...one,
      order: { ...one.order, dueAt: '2026-05-04T15:00:00.000Z' },
    }))
    const ways = urgent(boardFixture(visits, people(living(0))), overdue)
    expect(ways.map(({ kind }) => kind)).toEqual(['nobody'])
  })

  it('goes to another person where its own is away', () => {
    const late = visitFixture('a', '09:00', {}, { dueAt: '2026-05-03T15:00:00.000Z' })
    const board = boardFixture([late], people(living(0), living(0, 't2')))
    const [lost] = withoutPerson(board, 't1', { from, days: 1, top: 1 })
    expect(lost?.offers.map(said)).toEqual(['t2 05-04T09:00 late'])
  })

  it('has people who are free for it', () => {
    const board = boardFixture([], people(living(0)))
    expect(personDay(board, overdue, 't1', from).freeAt).toBe(Date.parse('2026-05-04T06:00:00Z'))
  })
})
