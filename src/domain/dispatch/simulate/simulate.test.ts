import { describe, expect, it } from 'vitest'
import { defaultWeights, weightsOf } from '#domain/planning/day/weights.ts'
import { emptyAddress } from '../../entities/fields.ts'
import type { BoardVisit } from '../board-visit.ts'
import { boardFixture, east, personFixture, visitFixture } from '../board.fixture.ts'
import type { Offer } from '../suggest/suggest.ts'
import { changeCost } from './change-cost.ts'
import { overrun } from './overrun.ts'
import { urgent } from './urgent.ts'
import { withoutPerson } from './without-person.ts'

const clock = (start: string | null) =>
  new Date(Date.parse(start ?? '') + 7_200_000).toISOString().slice(5, 16)
const basePlace = { address: emptyAddress, geo: east(0) }
const people = (...ids: readonly string[]) => ({
  people: new Map(ids.map((id) => [id, personFixture(id, { basePlace })])),
})
const options = { from: '2026-05-04', days: 1, top: 2 }
const offered = (offers: readonly Offer[]) =>
  offers.map(({ personId, start }) => `${personId} ${clock(start)}`)

describe('a visit that takes longer', () => {
  const moved = (visits: readonly BoardVisit[], minutes: number) =>
    overrun(boardFixture(visits), 'a', minutes).moved.map(
      ({ id, start }) => `${id} ${clock(start)}`,
    )

  it('moves the next ones by what is needed, until there is time', () => {
    const visits = [
      visitFixture('before', '08:00'),
      visitFixture('a', '09:00'),
      visitFixture('b', '10:20', { place: east(7) }),
      visitFixture('c', '11:30', { place: east(7) }),
      visitFixture('d', '13:00', { place: east(7) }),
      visitFixture('e', '13:30', { place: east(7) }),
    ]
    expect(moved(visits, 3)).toEqual([])
    // 17 minutes' drive; b was free for ten minutes before c.
    expect(moved(visits, 23)).toEqual(['b 05-04T10:40', 'c 05-04T11:40'])
  })

  it('leaves what is locked, and says what becomes late', () => {
    const visits = [
      visitFixture('a', '09:00'),
      visitFixture('b', '10:00', { locked: 'time' }),
      visitFixture('c', '11:00', {}, { windowStart: null, windowEnd: '2026-05-04T09:10:00.000Z' }),
    ]
    expect(moved(visits, 70)).toEqual(['c 05-04T11:10'])
    const { findings } = overrun(boardFixture(visits), 'a', 80)
    expect(findings.map(({ code, visitId, minutes }) => [code, visitId, minutes])).toEqual([
      ['afterWindow', 'c', 10],
      ['overlap', 'b', 60],
    ])
  })

  it('moves a crew, and what its members do next', () => {
    const visits = [
      visitFixture('a', '09:00'),
      visitFixture('crew', '10:00', { assigneeIds: ['t1', 't2'] }),
      visitFixture('next', '11:00', { assigneeIds: ['t2'] }),
      visitFixture('other', '09:30', { assigneeIds: ['t3'] }),
    ]
    expect(moved(visits, 15)).toEqual(['crew 05-04T10:15', 'next 05-04T11:15'])
  })

  it('moves nothing where it has no time', () => {
    expect(moved([visitFixture('a', null), visitFixture('b', '09:00')], 60)).toEqual([])
  })
})

describe('a person who is away', () => {
  it('loses open visits of these days, the urgent ones first, with offers that fit together', () => {
    const visits = [
      visitFixture('a', '09:00'),
      visitFixture('b', '09:00', { minutes: 120 }, { priority: 'urgent' }),
      visitFixture('done', '08:00', {}, { status: 'done' }),
      visitFixture('begun', '07:00', {}, { status: 'paused' }),
      visitFixture('other', '13:00', { assigneeIds: ['t2'] }),
      visitFixture('tomorrow', null, { start: '2026-05-05T08:00:00.000Z' }),
    ]
    const lost = withoutPerson(boardFixture(visits, people('t1', 't2')), 't1', options)
    expect(lost.map(({ visit, offers }) => [visit.id, offered(offers)])).toEqual([
      ['b', ['t2 05-04T09:00', 't2 05-04T08:00']],
      ['a', ['t2 05-04T08:00']],
    ])
  })

  it('is replaced in a crew at the time of the others', () => {
    const crew = visitFixture('a', '09:10', { assigneeIds: ['t1', 't2'] })
    const busy = visitFixture('b', '09:00', { assigneeIds: ['t3'] })
    const board = boardFixture([crew, busy], people('t1', 't2', 't3', 't4'))
    const [lost] = withoutPerson(board, 't1', options)
    expect(offered(lost?.offers ?? [])).toEqual(['t4 05-04T09:10'])
  })
})

it('offers a later day for a visit that no one can take on its own, unless others of a crew keep the time', () => {
  const visits = [
    visitFixture('a', '08:00', { minutes: 300 }),
    visitFixture('b', '13:00', { minutes: 300 }),
    visitFixture('crew', '10:00', { assigneeIds: ['t1', 't3'] }),
    visitFixture('full', '08:00', { minutes: 540, assigneeIds: ['t2'] }),
  ]
  const lost = withoutPerson(boardFixture(visits, people('t1', 't2')), 't1', options)
  const found = lost.map(({ visit, offers, later }) => [
    visit.id,
    ...offered([...offers, ...(later ? [later] : [])]),
  ])
  expect(found).toEqual([['a', 't2 05-05T08:00'], ['crew'], ['b', 't2 05-06T08:00']])
})

it('keeps each visit on its own day of several, as long as anyone can go then', () => {
  const at = (id: string, day: string, hour: string, more: Partial<BoardVisit> = {}) =>
    visitFixture(id, null, { start: `2026-05-${day}T${hour}:00:00.000Z`, minutes: 120, ...more })
  const visits = [
    at('a', '04', '06'),
    at('b', '05', '06'),
    // Whoever takes over is there in the morning: not at the same time, but on the same day.
    at('busy', '05', '06', { assigneeIds: ['t2'] }),
    at('c', '06', '08'),
    at('full', '06', '06', { assigneeIds: ['t2'], minutes: 540 }),
  ]
  const lost = withoutPerson(boardFixture(visits, people('t1', 't2')), 't1', {
    from: '2026-05-04',
    days: 3,
    top: 1,
  })
  expect(lost.map(({ visit, offers }) => [visit.id, ...offered(offers)])).toEqual([
    ['a', 't2 05-04T08:00'],
    ['b', 't2 05-05T10:00'],
    ['c', 't2 05-04T10:00'],
  ])
})

describe('a visit that no one can take as promised', () => {
  const promised = {
    windowStart: '2026-05-04T06:00:00.000Z',
    windowEnd: '2026-05-04T08:00:00.000Z',
  }
  const full = (id: string, assigneeIds: readonly string[], day = '2026-05-04', hours = 9) =>
    visitFixture(id, null, { start: `${day}T06:00:00.000Z`, minutes: hours * 60, assigneeIds })
  const skills = [{ id: 'gas', level: 1 }] as const
  const found = (visits: readonly BoardVisit[], ...ids: readonly string[]) => {
    const able = { skills: [{ ...skills[0], expiresOn: null }], basePlace }
    const team = ids.map((id) => [id, personFixture(id, able)] as const)
    const board = boardFixture(visits, { people: new Map([...team, ['t3', personFixture('t3')]]) })
    return withoutPerson(board, 't1', { ...options, top: 1 }).map((lost) => [
      ...offered(lost.offers),
      ...(lost.later ? ['later', ...offered([lost.later])] : []),
      lost.missesPromise,
    ])
  }
  const visit = visitFixture('a', '08:00', {}, { ...promised, skills })

  it('is offered as soon as another person can that day', () => {
    expect(found([visit, full('b', ['t2'], '2026-05-04', 4)], 't1', 't2')).toEqual([
      ['t2 05-04T12:00', true],
    ])
  })

  it('is offered on a later day with room, up to a week on', () => {
    const busy = ['04', '05', '06', '07', '08'].map((day) => full(day, ['t2'], `2026-05-${day}`))
    expect(found([visit, ...busy], 't1', 't2')).toEqual([['later', 't2 05-11T08:00', true]])
  })

  it('waits for the person themselves where no one else has the skill', () => {
    expect(found([visit], 't1')).toEqual([['later', 't1 05-05T08:00', true]])
    const open = { ...visit, order: { ...visit.order, windowStart: null, windowEnd: null } }
    expect(found([open], 't1')).toEqual([['later', 't1 05-05T08:00', false]])
  })
})

it('says why no one can go instead of a person who is away, but for those who go anyway', () => {
  const skills = [{ id: 'gas', level: 1 }] as const
  const able = { skills: [{ ...skills[0], expiresOn: null }], basePlace }
  const visits = [
    visitFixture('alone', '08:00', { minutes: 60 }, { skills }),
    visitFixture('crew', '10:00', { assigneeIds: ['t1', 'able'] }, { skills }),
    visitFixture('full', '08:00', { minutes: 540, assigneeIds: ['able'] }),
  ]
  const able1 = personFixture('able', able)
  const board = boardFixture(visits, {
    people: new Map([...people('t1', 't2', 't3').people, ['able', able1]]),
  })
  const lost = withoutPerson(board, 't1', options)
  expect(lost.map(({ visit, whyNot }) => [visit.id, whyNot])).toEqual([
    [
      'alone',
      [
        { rule: 'skillMissing', personIds: ['t2', 't3'] },
        { rule: 'noGap', personIds: ['able'] },
      ],
    ],
    ['crew', [{ rule: 'skillMissing', personIds: ['t2', 't3'] }]],
  ])
})

describe('an urgent visit', () => {
  const order = { windowStart: '2026-05-04T06:00:00.000Z', customerId: 'told' }
  const rest = { minutes: 420, isSent: true, locked: 'both' } as const
  const visit = visitFixture('new', null, { assigneeIds: [] }, { priority: 'urgent' })
  const lanes = (unsent: Partial<BoardVisit>) => [
    visitFixture('a', '08:00', unsent, order),
    visitFixture('full', '09:00', { minutes: 480, locked: 'both' }),
    visitFixture('b', '08:00', { ...rest, assigneeIds: ['t2'] }),
  ]
  const kinds = (unsent: Partial<BoardVisit>) =>
    urgent(boardFixture(lanes(unsent), people('t1', 't2')), visit).map(
      ({ kind, offer, moves, callCustomerIds }) => [
        kind,
        ...offered([offer]),
        ...moves.map((one) => [one.visit.id, ...offered([one.offer])].join(' ')),
        ...callCustomerIds,
      ],
    )

  it('comes soonest by moving another one, beside the first free time', () => {
    expect(kinds({})).toEqual([
      ['elsewhere', 't1 05-04T08:00', 'a t2 05-04T15:00'],
      ['nobody', 't2 05-04T15:00'],
    ])
  })

  it('names a customer who was told another time, not one who was told the day alone or nothing', () => {
    const told = (start: string) => ({ start, at: '2026-05-01T08:00:00.000Z', by: 'a1' })
    for (const [customerTold, names] of [
      [told('2026-05-04T06:00:00.000Z'), ['c1']],
      [told('2026-05-04'), []],
      [null, []],
    ] as const) {
      const [first, ...others] = lanes({ customerTold })
      const moved = first && { ...first, order: { ...first.order, windowStart: null } }
      const board = boardFixture(moved ? [moved, ...others] : [], people('t1', 't2'))
      const moving = urgent(board, visit).find(({ kind }) => kind === 'elsewhere')
      expect(moving?.callCustomerIds).toEqual(names.map(() => 'told'))
    }
  })

  it('leaves what is locked or starts within the hour', () => {
    expect(kinds({ locked: 'time' }).map(([kind]) => kind)).toEqual(['nobody'])
    expect(kinds({ isSent: true }).map(([kind]) => kind)).toEqual(['elsewhere', 'nobody'])
    const now = Date.parse('2026-05-04T05:30:00Z')
    const late = urgent(boardFixture(lanes({}), { ...people('t1', 't2'), now }), visit)
    expect(late.map(({ kind }) => kind)).toEqual(['nobody'])
  })

  it('is one way where moving a visit brings the same person no sooner', () => {
    const board = boardFixture([visitFixture('a', '09:00')], people('t1'))
    expect(urgent(board, visit).map(({ kind, offer }) => [kind, ...offered([offer])])).toEqual([
      ['nobody', 't1 05-04T08:00'],
    ])
  })

  it('moves a sent visit to come sooner than the next day, which is all that is free', () => {
    const planned = [
      visitFixture('x', '08:00', { minutes: 420, locked: 'both' }),
      visitFixture('sent', '15:00', { minutes: 60, isSent: true }),
      visitFixture('y', '08:00', { minutes: 480, locked: 'both', assigneeIds: ['t2'] }),
    ]
    const offers = urgent(boardFixture(planned, people('t1', 't2')), { ...visit, minutes: 120 })
    expect(offers.map(({ kind, offer }) => [kind, ...offered([offer])])).toEqual([
      ['elsewhere', 't1 05-04T15:00'],
      ['nobody', 't2 05-05T08:00'],
      ['nobody', 't1 05-05T08:00'],
    ])
    expect(offers[0]?.moves.map(({ visit: moved }) => moved.id)).toEqual(['sent'])
  })

  it('prices a change by who and what has been told, and by how far it is shifted', () => {
    const offer = { cost: 0, terms: [], driveMinutes: 0, wasThereLast: false, isLate: false }
    const to = (personId: string, start: string) => ({ ...offer, personId, start })
    const at = (fields: Partial<BoardVisit>) => visitFixture('a', '09:00', fields)
    const same = '2026-05-04T07:00:00.000Z'
    expect(changeCost(defaultWeights, at({}), to('t1', same))).toBe(0)
    expect(changeCost(defaultWeights, at({}), to('t1', '2026-05-04T07:20:00.000Z'))).toBe(16)
    expect(changeCost(defaultWeights, at({}), to('t2', same))).toBe(10)
    expect(changeCost(defaultWeights, at({ isSent: true }), to('t2', same))).toBe(40)
    expect(
      changeCost(defaultWeights, at({ isSent: true, seenBy: { t1: same } }), to('t2', same)),
    ).toBe(60)
    const dearer = weightsOf([{ id: 'movedSent', value: 90 }])
    expect(changeCost(dearer, at({ isSent: true }), to('t2', same))).toBe(90)
  })
})
