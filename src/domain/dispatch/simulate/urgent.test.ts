import { describe, expect, it } from 'vitest'
import { emptyAddress } from '../../entities/fields.ts'
import type { Order } from '../../entities/order.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { boardFixture, east, personFixture, visitFixture } from '../board.fixture.ts'
import { startLater } from './start-later.ts'
import { urgent, type UrgentOffer } from './urgent.ts'

const local = (instant: string | null) =>
  new Date(Date.parse(instant ?? '') + 7_200_000).toISOString().slice(5, 16)
const clock = (instant: string | null) => local(instant).slice(6)
const at = (time: string) => new Date(Date.parse(`2026-05-04T${time}:00Z`) - 7_200_000)
const basePlace = { address: emptyAddress, geo: east(0) }
const gas = { skills: [{ id: 'gas', level: 1 as const, expiresOn: null }], basePlace }
const people: Board['people'] = new Map([
  ['ana', personFixture('ana', gas)],
  ['ben', personFixture('ben', gas)],
  ['cleo', personFixture('cleo', { basePlace })],
])
const now = at('09:10').getTime()
const leak = visitFixture(
  'leak',
  null,
  { assigneeIds: [], place: east(4), minutes: 60 },
  { priority: 'urgent', skills: [{ id: 'gas', level: 1 }] },
)

function visit(
  id: string,
  [personId, time, minutes, km]: readonly [string, string, number, number],
  fields: Partial<BoardVisit> = {},
  order: Partial<Order> = {},
) {
  const place = east(km)
  return visitFixture(
    id,
    time,
    { assigneeIds: [personId], minutes, place, isSent: true, ...fields },
    order,
  )
}

/** A day without an hour free: each has sent visits until the evening, and Ana works near the leak. */
function busyDay(order: Partial<Order> = {}): readonly BoardVisit[] {
  return [
    visit('ana-1', ['ana', '08:00', 120, 4], {}, { status: 'onSite' }),
    visit('ana-2', ['ana', '10:30', 150, 5], {}, order),
    visit('ana-3', ['ana', '13:45', 120, 5]),
    visit('ben-1', ['ben', '08:00', 150, 30], {}, { status: 'onSite' }),
    visit('ben-2', ['ben', '11:00', 150, 30]),
    visit('ben-3', ['ben', '14:30', 140, 30]),
    visit('cleo-1', ['cleo', '13:00', 60, 3]),
  ]
}

const said = (one: UrgentOffer | undefined) =>
  [
    `${one?.kind} ${one?.offer.personId} ${local(one?.offer.start ?? '')}`,
    ...(one?.moves ?? []).map(
      (move) => `${move.visit.id} ${move.offer.personId} ${clock(move.offer.start)}`,
    ),
  ].join(', ')
const offersOn = (visits: readonly BoardVisit[], able = people) =>
  urgent(boardFixture(visits, { people: able, now }), leak)

describe('an urgent visit on a day without an hour free', () => {
  it('goes first to the one near by whose next visit can start later, beside what is free', () => {
    expect(offersOn(busyDay()).map(said)).toEqual([
      'later ana 05-04T10:00, ana-2 ana 11:10',
      'elsewhere ben 05-04T11:00, ben-2 cleo 09:45',
      'elsewhere ana 05-04T13:15, ana-3 cleo 14:15',
      'elsewhere ben 05-04T14:00, ben-3 cleo 14:35',
      'nobody ana 05-04T16:00',
    ])
  })

  it('is never offered twice with the same person at the same time', () => {
    const offers = offersOn(busyDay()).map(({ offer }) => `${offer.personId} ${offer.start}`)
    expect(new Set(offers).size).toBe(offers.length)
  })

  it('is left to others where those who have it asked for that, and nothing of theirs moves', () => {
    const ana = { ...leak, assigneeIds: ['ana'], start: at('12:00').toISOString() }
    const offers = urgent(boardFixture([...busyDay(), ana], { people, now }), ana, {
      othersOnly: true,
    })
    expect(offers.map(said)).toEqual([
      'elsewhere ben 05-04T11:00, ben-2 cleo 09:45',
      'elsewhere ben 05-04T14:00, ben-3 cleo 14:35',
      'nobody ben 05-05T08:30',
    ])
  })

  it('keeps a promised window by moving others, or says by how much it is missed', () => {
    const promised = (windowEnd: string) =>
      busyDay({ windowStart: null, windowEnd: at(windowEnd).toISOString() })
    expect(offersOn(promised('12:00'))[0]).toMatchObject({ kind: 'later', problems: [] })
    expect(said(offersOn(promised('11:00'))[0])).toBe('elsewhere ana 05-04T10:00, ana-2 cleo 09:30')
    const anaAlone = new Map([...people].slice(0, 1))
    const alone = offersOn(promised('11:00'), anaAlone)
    const late = alone.at(-1)
    expect(alone.slice(0, -1).flatMap(({ problems }) => problems)).toEqual([])
    expect(said(late)).toBe('later ana 05-04T10:00, ana-2 ana 11:10')
    expect(late?.callCustomerIds).toHaveLength(1)
    expect(alone.slice(0, -1).flatMap((one) => one.callCustomerIds)).toEqual([])
    expect(late?.problems.map(({ code, minutes }) => [code, minutes])).toEqual([
      ['afterWindow', 10],
    ])
  })

  it('goes first to someone who is free half an hour later, or before it is due', () => {
    const free = (time: string) => {
      const minutes = (at(time).getTime() - at('08:00').getTime()) / 60_000
      const others = busyDay().filter(({ id }) => !id.startsWith('ben'))
      return [...others, visit('ben-1', ['ben', '08:00', minutes, 4], {}, { status: 'onSite' })]
    }
    expect(said(offersOn(free('10:15'))[0])).toBe('nobody ben 05-04T10:15')
    expect(said(offersOn(free('11:15'))[0])).toMatch(/^(later|elsewhere) ana 05-04T10:00/)
    const board = boardFixture(free('11:15'), { people, now })
    const dueBy = (time: string) => ({
      ...leak,
      order: { ...leak.order, dueAt: at(time).toISOString() },
    })
    expect(said(urgent(board, dueBy('14:00'))[0])).toBe('nobody ben 05-04T11:15')
    expect(said(urgent(board, dueBy('12:00'))[0])).toMatch(/ana 05-04T10:00/)
  })

  it('misses a window by an hour at most', () => {
    const windowEnd = at('10:00').toISOString()
    const offers = offersOn(busyDay({ windowStart: null, windowEnd }))
    const codes = offers.flatMap(({ problems }) => problems.map(({ code }) => code))
    expect(codes).not.toContain('afterWindow')
  })

  it('leaves a locked visit where it is', () => {
    const visits = busyDay().map((one) => ({ ...one, locked: 'both' as const }))
    expect(offersOn(visits).map(({ kind }) => kind)).not.toContain('later')
  })

  it('leaves room for the break', () => {
    const lunch = { id: 'b', isPaid: false, from: '13:00', to: '14:15', minutes: 30 }
    const ana = personFixture('ana', { ...gas, breaks: [lunch] })
    const visits = [...busyDay(), visit('ana-4', ['ana', '16:00', 45, 5])]
    const offers = startLater(boardFixture(visits, { people: new Map([['ana', ana]]), now }), leak)
    expect(offers.map((one) => said({ ...one, kind: 'later', callCustomerIds: [] }))[0]).toBe(
      'later ana 05-04T10:00, ana-2 ana 11:10, ana-3 ana 14:10, ana-4 ana 16:10',
    )
  })
})
