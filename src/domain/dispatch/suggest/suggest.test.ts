import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Order } from '../../entities/order.ts'
import type { Staff } from '../../entities/staff.ts'
import { emptyAddress } from '../../entities/fields.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import {
  absenceFixture,
  boardFixture,
  east,
  personFixture,
  visitFixture,
} from '../board.fixture.ts'
import { check } from '../check/check.ts'
import { suggest, type SuggestOptions } from './suggest.ts'

const from = '2026-05-04'
const search = { from, days: 1, top: 3 }
const clock = (start: string) => new Date(Date.parse(start) + 7_200_000).toISOString().slice(5, 16)

function offersFor(
  visit: BoardVisit,
  board: Board = boardFixture(),
  options: SuggestOptions = search,
) {
  return suggest(board, visit, options).offers.map(({ personId, start }) => [
    personId,
    clock(start),
  ])
}

const living = (km: number, staff: Partial<Staff> = {}, id = 't1') =>
  personFixture(id, { basePlace: { address: emptyAddress, geo: east(km) }, ...staff })
const people = (...list: readonly ReturnType<typeof living>[]) => ({
  people: new Map(list.map((person) => [person.user.id, person])),
})
const fresh = (fields: Partial<BoardVisit> = {}, order: Parameters<typeof visitFixture>[3] = {}) =>
  visitFixture('new', null, { assigneeIds: [], ...fields }, order)
const needing = (needs: Partial<Order>) => fresh({}, needs)
const termsOf = (board: Board, visit: BoardVisit, options: SuggestOptions = search) =>
  suggest(board, visit, options).offers.map(({ personId, terms }) => [
    personId,
    Object.fromEntries(terms.map(({ code, value }) => [code, Math.round(value * 100) / 100])),
  ])

test('for an urgent order the soonest come first, also where they cost more', () => {
  const taken = visitFixture('taken', '08:00', { minutes: 240, assigneeIds: ['t2'] })
  const board = boardFixture([taken], people(living(60), living(0, {}, 't2')))
  const firstFor = (options: Partial<SuggestOptions>) =>
    offersFor(needing({ priority: 'urgent' }), board, { ...search, ...options })[0]?.[0]
  expect(firstFor({ soonestFirst: false })).toBe('t2')
  expect(firstFor({})).toBe('t1')
})

describe('an offer', () => {
  it('is as early as the drive allows, on a quarter of an hour, the nearer person first', () => {
    const board = boardFixture([], people(living(10), living(2, {}, 't2')))
    expect(offersFor(fresh(), board)).toEqual([
      ['t2', '05-04T08:15'],
      ['t1', '05-04T08:30'],
    ])
    const [best] = suggest(board, fresh(), search).offers
    expect(best).toMatchObject({ driveMinutes: 13, wasThereLast: false })
    expect(best?.cost).toBeCloseTo(best?.terms.reduce((sum, { value }) => sum + value, 0) ?? 0)
  })

  it('is one for each person and day, or one for each person', () => {
    const board = boardFixture([], people(living(10), living(2, {}, 't2')))
    const twoDays = { ...search, days: 2, top: 9 }
    expect(offersFor(fresh(), board, twoDays)).toHaveLength(4)
    expect(offersFor(fresh(), board, { ...twoDays, oncePerPerson: true })).toEqual([
      ['t2', '05-04T08:15'],
      ['t1', '05-04T08:30'],
    ])
  })

  it('lies between visits with time for both drives', () => {
    const visits = [
      visitFixture('a', '08:00', { minutes: 60, place: east(7) }),
      visitFixture('b', '10:45', { minutes: 375, place: east(7) }),
    ]
    const board = boardFixture(visits, people(living(0)))
    // 17 minutes from 7 km away, 60 there, 17 back: too long from half past nine.
    expect(offersFor(fresh(), board)).toEqual([['t1', '05-04T09:20']])
    expect(suggest(board, fresh({ minutes: 75 }), search)).toEqual({
      offers: [],
      whyNot: [{ rule: 'travelTooLong', personIds: ['t1'] }],
    })
    expect(termsOf(board, fresh())).toEqual([['t1', { driving: 34, waiting: 0.6, load: 9.4 }]])
  })

  it('is never before now, nor outside the promised window, nor late unawares', () => {
    const now = Date.parse('2026-05-04T08:07:00Z')
    expect(offersFor(fresh(), boardFixture([], { ...people(living(0)), now }))).toEqual([
      ['t1', '05-04T10:15'],
    ])
    const window = { windowStart: '2026-05-04T11:00:00Z', windowEnd: '2026-05-04T12:00:00Z' }
    const board = boardFixture([visitFixture('a', '08:00')], people(living(0)))
    expect(offersFor(fresh({}, window), board)).toEqual([['t1', '05-04T13:00']])
    const missed = { windowStart: null, windowEnd: '2026-05-04T05:00:00Z' }
    expect(suggest(board, fresh({}, missed), search)).toEqual({
      offers: [],
      whyNot: [{ rule: 'afterWindow', personIds: ['t1'] }],
    })
    expect(offersFor(needing({ dueAt: '2026-05-04T08:00:00Z' }), board)).toEqual([
      ['t1', '05-04T09:00'],
    ])
    const [late] = suggest(board, needing({ dueAt: '2026-05-04T07:59:00Z' }), search).offers
    expect(late?.isLate).toBe(true)
  })

  it('starts where the person was seen just now, if they are free', () => {
    const now = Date.parse('2026-05-04T08:00:00Z')
    const driveWith = (
      fix: { km: number; minutesAgo: number } | null,
      visits: BoardVisit[] = [],
    ) => {
      const seen = fix && { place: east(fix.km), at: now - fix.minutesAgo * 60_000 }
      const board = boardFixture(visits, {
        ...people(living(10)),
        now,
        ...(seen && { fixes: new Map([['t1', seen]]) }),
      })
      return suggest(board, fresh(), search).offers[0]?.driveMinutes ?? -1
    }
    const fromHome = driveWith(null)
    expect(driveWith({ km: 1, minutesAgo: 2 })).toBeLessThan(fromHome)
    expect(driveWith({ km: 1, minutesAgo: 16 })).toBe(fromHome)
    const working = visitFixture(
      'a',
      '09:30',
      { minutes: 120, place: east(10) },
      { status: 'onSite' },
    )
    expect(driveWith({ km: 1, minutesAgo: 2 }, [working])).toBe(driveWith(null, [working]))
  })

  it('leaves room for the break', () => {
    const lunch = { id: 'b', from: '12:00', to: '13:30', minutes: 45, isPaid: false }
    const visits = [
      visitFixture('a', '08:00', { minutes: 240 }),
      visitFixture('b', '14:00', { minutes: 180 }),
    ]
    const board = boardFixture(visits, people(living(0, { breaks: [lunch] })))
    expect(offersFor(fresh(), board)).toEqual([['t1', '05-04T12:45']])
    expect(suggest(board, fresh({ minutes: 80 }), search)).toEqual({
      offers: [],
      whyNot: [{ rule: 'breakImpossible', personIds: ['t1'] }],
    })
  })

  it('may be at the time that the visit takes now', () => {
    const visit = visitFixture('a', '08:00', { minutes: 540 })
    expect(offersFor(visit, boardFixture([visit], people(living(0))))).toEqual([
      ['t1', '05-04T08:00'],
    ])
  })

  it('is one for each person and day, the day counting by priority', () => {
    const board = boardFixture([], people(living(10), living(0, {}, 't2')))
    const options = { from, days: 2, top: 9 }
    const all = offersFor(fresh(), board, options)
    expect(all).toEqual([
      ['t2', '05-04T08:00'],
      ['t2', '05-05T08:00'],
      ['t1', '05-04T08:30'],
      ['t1', '05-05T08:30'],
    ])
    const urgent = offersFor(fresh({}, { priority: 'urgent' }), board, options)
    expect(urgent.map(([personId]) => personId)).toEqual(['t2', 't1', 't2', 't1'])
    expect(offersFor(fresh(), board, { ...options, top: 1 })).toHaveLength(1)
  })
})

describe('the cost', () => {
  it('counts load above the mean, another technician and too high a skill', () => {
    const skills = (level: 1 | 2 | 3) => ({ skills: [{ id: 'gas', level, expiresOn: null }] })
    const before = { start: '2026-04-20T08:00:00.000Z', assigneeIds: ['t2'] }
    const visits = [
      visitFixture('old', null, before, { siteId: 'site-new', status: 'done' }),
      visitFixture('a', '14:00', { minutes: 120 }),
    ]
    const board = boardFixture(visits, people(living(0, skills(3)), living(0, skills(1), 't2')))
    const visit = needing({ skills: [{ id: 'gas', level: 1 }] })
    expect(termsOf(board, visit)).toEqual([
      ['t2', { driving: 0 }],
      ['t1', { driving: 0, load: 12, otherTechnician: 10, overQualified: 6 }],
    ])
    expect(suggest(board, visit, search).offers[0]?.wasThereLast).toBe(true)
  })
})

it('prefers who takes less time for the work, as far as the way is not longer', () => {
  const first = (paceOfNear: number) => {
    const board = boardFixture(
      [],
      people(living(10, { pace: 90 }), living(2, { pace: paceOfNear }, 't2')),
    )
    return suggest(board, fresh(), search).offers[0]
  }
  expect(first(90)?.personId).toBe('t2')
  expect(first(200)?.personId).toBe('t1')
  expect(first(100)?.terms.find(({ code }) => code === 'slower')?.value).toBeCloseTo(
    fresh().minutes / 10,
  )
})

it('prefers who costs less, as far as the way is not longer than that is worth', () => {
  const costing = (km: number, hourlyCost: number, id = 't1') => ({
    ...living(km, {}, id),
    hourlyCost,
  })
  const first = (costOfNear: number) => {
    const board = boardFixture([], people(costing(10, 3000), costing(2, costOfNear, 't2')))
    return suggest(board, fresh(), search).offers[0]
  }
  expect(first(3000)?.personId).toBe('t2')
  expect(first(3000)?.terms.map(({ code }) => code)).not.toContain('dearer')
  expect(first(9000)?.personId).toBe('t1')
  const dearer = first(3300)
  expect(dearer?.personId).toBe('t2')
  expect(dearer?.terms.find(({ code }) => code === 'dearer')?.value).toBeCloseTo(
    (fresh().minutes * 300) / 3150,
  )
})

it('uses the weights that the company chose', () => {
  const board = boardFixture([], people(living(10), living(2, {}, 't2')))
  const visit = needing({ preferredIds: ['t1'] })
  expect(offersFor(visit, board)[0]?.[0]).toBe('t1')
  const planningWeights = [{ id: 'notPreferred', value: 1 }]
  expect(
    offersFor(visit, { ...board, company: { ...board.company, planningWeights } })[0]?.[0],
  ).toBe('t2')
})

it('says how many are kept from it by what, each counted where they come nearest', () => {
  const gas = [{ id: 'gas', level: 2, expiresOn: null }] as const
  const full = { minutes: 540 }
  const left = personFixture('left')
  const board = boardFixture(
    [visitFixture('f', '08:00', { ...full, assigneeIds: ['full'] })],
    people(
      living(0, {}, 'none'),
      living(0, {}, 'none2'),
      living(0, { skills: [{ ...gas[0], level: 1 }] }, 'low'),
      living(0, { skills: gas.map((one) => ({ ...one, expiresOn: '2026-05-03' })) }, 'old'),
      { ...living(0, { skills: [...gas] }, 'away'), absences: [absenceFixture()] },
      living(0, { skills: [...gas], exceptions: [{ id: from, spans: [], note: '' }] }, 'off'),
      living(0, { skills: [...gas] }, 'full'),
      living(0, { skills: [...gas], maxMinutesPerDay: 30 }, 'part'),
      living(0, { skills: [...gas] }, 'able'),
      { ...left, user: { ...left.user, status: 'inactive' } },
    ),
  )
  const { offers, whyNot } = suggest(board, needing({ skills: [{ id: 'gas', level: 2 }] }), search)
  expect(offers.map(({ personId }) => personId)).toEqual(['able'])
  expect(Object.fromEntries(whyNot.map(({ rule, personIds }) => [rule, personIds.length]))).toEqual(
    {
      skillMissing: 2,
      skillLevel: 1,
      skillExpired: 1,
      absence: 1,
      outsideHours: 1,
      noGap: 1,
      overDailyMaximum: 1,
      inactivePerson: 1,
    },
  )
  expect(whyNot[0]?.rule).toBe('skillMissing')
})

it('offers nobody for a closed order', () => {
  const { offers, whyNot } = suggest(boardFixture(), fresh({}, { status: 'cancelled' }), search)
  expect([offers, whyNot]).toEqual([[], [{ rule: 'orderClosed', personIds: ['t1', 't2'] }]])
})

test('no offer raises a warning, and a place that is left is found', () => {
  const some = fc.record({
    hour: fc.integer({ min: 6, max: 18 }),
    minutes: fc.constantFrom(30, 60, 150),
    km: fc.constantFrom(null, 0, 2, 9, 25),
    assigneeIds: fc.constantFrom(['t1'], ['t2'], ['t1', 't2']),
    day: fc.constantFrom('2026-05-04', '2026-05-05', '2026-05-06'),
  })
  const lunch = { id: 'b', from: '12:00', to: '14:00', minutes: 45, isPaid: false }
  const team = people(living(0, { breaks: [lunch] }), living(5, { maxMinutesPerDay: 400 }, 't2'))
  fc.assert(
    fc.property(fc.array(some, { maxLength: 16 }), fc.constantFrom(null, 0, 12), (list, km) => {
      const visits = list.map(({ hour, minutes, km: at, assigneeIds, day }, i) => {
        const start = `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`
        const place = at === null ? null : east(at)
        return visitFixture(`v${i}`, null, { start, minutes, assigneeIds, place })
      })
      const board = boardFixture(visits, { ...team, now: Date.parse('2026-05-04T09:12:00Z') })
      const visit = fresh({ place: km === null ? null : east(km) })
      const { offers, whyNot } = suggest(board, visit, { from, days: 4, top: 6 })
      for (const { personId, start } of offers) {
        const found = check(board, {
          visit: { ...visit, assigneeIds: [personId], start },
          before: null,
        })
        expect(found.filter(({ severity }) => severity !== 'note')).toEqual([])
      }
      // Nobody works on the fourth day but those two, and it is free.
      expect(new Set(offers.map(({ personId }) => personId))).toEqual(new Set(['t1', 't2']))
      expect(whyNot).toEqual([])
    }),
    { seed: 8, numRuns: 150 },
  )
})

test('whom the order does not want is not offered, and whom it prefers comes first', () => {
  const { offers, whyNot } = suggest(boardFixture(), needing({ excludedIds: ['t1'] }), search)
  expect(offers.map(({ personId }) => personId)).toEqual(['t2'])
  expect(whyNot).toEqual([{ rule: 'excludedPerson', personIds: ['t1'] }])
  const terms = termsOf(boardFixture(), needing({ preferredIds: ['t2'] }))
  expect(terms.map(([personId]) => personId)).toEqual(['t2', 't1'])
  expect(terms[1]).toMatchObject(['t1', { notPreferred: 20 }])
})

test('those who have the visit are neither offered nor counted where others are asked for', () => {
  const visit = visitFixture('a', '09:00', { assigneeIds: ['t1'] }, { status: 'cancelled' })
  const others = { ...search, othersOnly: true }
  expect(suggest(boardFixture([visit]), visit, others).whyNot).toEqual([
    { rule: 'orderClosed', personIds: ['t2'] },
  ])
  const open = visitFixture('a', '09:00', { assigneeIds: ['t1'] })
  const { offers, whyNot } = suggest(boardFixture([open]), open, others)
  expect([offers.map(({ personId }) => personId), whyNot]).toEqual([['t2'], []])
})

test('where others are asked for, as many people as can go come before a second time of the same', () => {
  const staff = people(living(0), living(2, {}, 't2'), living(40, {}, 't3'))
  const taken = visitFixture('a', '09:00', { assigneeIds: ['t1'], place: east(2) })
  const others = { ...search, days: 3, top: 3, othersOnly: true }
  const ids = (options: SuggestOptions) =>
    suggest(boardFixture([taken], staff), { ...taken, start: null }, options).offers.map(
      ({ personId }) => personId,
    )
  expect(ids(others)).toEqual(['t2', 't3', 't2'])
  expect(ids({ ...others, othersOnly: false })).toEqual(['t2', 't1', 't2'])
})
