import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Staff } from '../../entities/staff.ts'
import type { BoardPerson, BoardVisit } from '../board-visit.ts'
import {
  absenceFixture,
  boardFixture,
  east,
  personFixture,
  visitFixture,
} from '../board.fixture.ts'
import { check, findingsOf } from './check.ts'

const day = '2026-05-04'

/** What dropping a new visit on this board would break: code, visit and minutes. */
function dropped(visit: BoardVisit, visits: readonly BoardVisit[] = [], person?: BoardPerson) {
  const people = person ? { people: new Map([['t1', person]]) } : {}
  return check(boardFixture(visits, people), { visit, before: null }).map(
    ({ code, visitId, minutes }) => [code, visitId, minutes],
  )
}

const staffed = (staff: Partial<Staff>) => personFixture('t1', staff)

describe('visits after one another', () => {
  it('may touch, not overlap', () => {
    const nine = visitFixture('a', '09:00')
    expect(dropped(visitFixture('b', '10:00'), [nine])).toEqual([])
    expect(dropped(visitFixture('b', '09:45'), [nine])).toEqual([['overlap', 'b', 15]])
    expect(dropped(visitFixture('b', '08:15'), [nine])).toEqual([['overlap', 'a', 15]])
  })

  it('are compared with a longer one that began before the last', () => {
    const long = visitFixture('a', '08:00', { minutes: 240 })
    const found = dropped(visitFixture('c', '11:00'), [long, visitFixture('b', '09:00')])
    expect(found).toEqual([['overlap', 'c', 60]])
  })

  it('are compared on both sides of midnight', () => {
    const late = visitFixture('a', '23:00', { minutes: 120 })
    const next = visitFixture('b', null, { start: '2026-05-04T22:30:00.000Z' })
    expect(dropped(late, [next])).toContainEqual(['overlap', 'b', 30])
  })

  it('need time for the drive between them, before and after', () => {
    const nine = visitFixture('a', '09:00', { place: east(7) })
    expect(dropped(visitFixture('b', '10:17'), [nine])).toEqual([])
    expect(dropped(visitFixture('b', '10:10'), [nine])).toEqual([['travelTooLong', 'b', 7]])
    expect(dropped(visitFixture('b', '07:55', { minutes: 50 }), [nine])).toContainEqual([
      'travelTooLong',
      'a',
      6,
    ])
  })

  it('are compared in the lane of each of a crew', () => {
    const other = visitFixture('a', '09:00', { assigneeIds: ['t2'] })
    const crew = visitFixture('b', '09:30', { assigneeIds: ['t1', 't2'] })
    const found = check(boardFixture([other]), { visit: crew, before: null })
    expect(found).toMatchObject([{ code: 'overlap', personId: 't2', otherVisitId: 'a' }])
  })

  it('are compared without the place from which a visit is moved', () => {
    const visit = visitFixture('a', '09:00')
    const moved = visitFixture('a', '09:30')
    expect(check(boardFixture([visit]), { visit: moved, before: visit })).toEqual([])
  })
})

describe('hours', () => {
  it('are the shift; what lies outside is counted', () => {
    expect(dropped(visitFixture('a', '16:30'))).toEqual([['outsideHours', 'a', 30]])
    expect(dropped(visitFixture('a', '16:00'))).toEqual([])
    expect(dropped(visitFixture('a', '07:30'))).toEqual([['outsideHours', 'a', 30]])
    expect(dropped(visitFixture('a', null, { start: '2026-05-03' }))).toEqual([
      ['outsideHours', 'a', 60],
    ])
  })

  it('are counted on both days of a visit over midnight', () => {
    expect(dropped(visitFixture('a', '23:00', { minutes: 120 }))).toEqual([
      ['outsideHours', 'a', 60],
    ])
  })

  it('end with an absence and on a holiday', () => {
    const away = personFixture('t1', {}, { absences: [absenceFixture()] })
    const asked = personFixture('t1', {}, { absences: [absenceFixture({ status: 'requested' })] })
    const visit = visitFixture('a', '09:00')
    expect(dropped(visit, [], away)).toEqual([['absence', 'a', undefined]])
    expect(dropped(visit, [], asked)).toEqual([['absenceRequested', 'a', undefined]])
    const holidays = [{ on: day, label: 'Fair' }]
    expect(check(boardFixture([], { holidays }), { visit, before: null })).toMatchObject([
      { code: 'holiday', severity: 'warn' },
    ])
  })

  it('leave room for a break', () => {
    const lunch = { id: 'b', from: '12:00', to: '14:00', minutes: 45, isPaid: false }
    const person = staffed({ breaks: [lunch] })
    const until = visitFixture('a', '11:00', { minutes: 120 })
    expect(dropped(visitFixture('b', '13:45'), [until], person)).toEqual([])
    expect(dropped(visitFixture('b', '13:30'), [until], person)).toEqual([
      ['breakImpossible', 'b', 15],
    ])
    expect(dropped(visitFixture('b', '13:50', { place: east(7) }), [until], person)).toEqual([
      ['breakImpossible', 'b', 12],
    ])
  })

  it('leave no room for a break beneath a long visit with a short one over it', () => {
    const lunch = { id: 'b', from: '12:00', to: '14:00', minutes: 45, isPaid: false }
    const visits = [visitFixture('a', '12:00', { minutes: 110 }), visitFixture('b', '12:20')]
    const board = boardFixture(visits, { people: new Map([['t1', staffed({ breaks: [lunch] })]]) })
    const found = findingsOf(board, day).filter(({ code }) => code === 'breakImpossible')
    expect(found.map(({ visitId, minutes }) => [visitId, minutes])).toEqual([['b', 35]])
  })

  it('have a daily maximum, with drives and work without a time', () => {
    const person = staffed({ maxMinutesPerDay: 120 })
    const visits = [visitFixture('a', '09:00')]
    expect(dropped(visitFixture('b', '10:00'), visits, person)).toEqual([])
    expect(dropped(visitFixture('b', '10:00', { minutes: 70 }), visits, person)).toEqual([
      ['overDailyMaximum', 'b', 10],
    ])
    expect(dropped(visitFixture('b', null, { start: day, minutes: 61 }), visits, person)).toEqual([
      ['overDailyMaximum', 'b', 1],
    ])
    expect(dropped(visitFixture('b', '11:00', { place: east(7) }), visits, person)).toEqual([
      ['overDailyMaximum', 'b', 17],
    ])
  })

  it('leave eleven hours of rest, before the visit and after it', () => {
    const monday = visitFixture('a', '16:00', { minutes: 60 })
    const early = visitFixture('b', null, { start: '2026-05-05T01:00:00.000Z', minutes: 30 })
    const rest = ['shortRest', 'b', 11 * 60 - 10 * 60]
    expect(dropped(early, [monday])).toContainEqual(rest)
    expect(dropped(monday, [early])).toContainEqual(rest)
    const later = visitFixture('b', null, { start: '2026-05-05T06:00:00.000Z' })
    expect(dropped(later, [monday])).toEqual([])
  })
})

describe('today', () => {
  const now = Date.parse('2026-05-04T08:00:00Z')
  const lateNow = (visits: readonly BoardVisit[]) =>
    findingsOf(boardFixture(visits, { now }), day)
      .filter(({ code }) => code === 'lateNow')
      .map(({ visitId, minutes }) => [visitId, minutes])

  it('a visit that did not begin is late, and so is what follows', () => {
    expect(lateNow([visitFixture('a', '09:40'), visitFixture('b', '10:45')])).toEqual([
      ['a', 20],
      ['b', 15],
    ])
    expect(lateNow([visitFixture('a', '09:40', {}, { status: 'done' })])).toEqual([])
    expect(lateNow([visitFixture('a', '09:40', {}, { status: 'enRoute' })])).toEqual([['a', 20]])
  })

  it('work that takes longer makes the next one late, with the drive', () => {
    const longer = visitFixture('a', '08:00', { minutes: 60 }, { status: 'onSite' })
    expect(lateNow([longer, visitFixture('b', '10:10', { place: east(7) })])).toEqual([['b', 7]])
    expect(lateNow([longer, visitFixture('b', '10:17', { place: east(7) })])).toEqual([])
  })

  it('is the only day on which something is late', () => {
    const visits = [visitFixture('a', '09:40')]
    const tomorrow = Date.parse('2026-05-05T08:00:00Z')
    expect(findingsOf(boardFixture(visits, { now: tomorrow }), day)).toEqual([])
  })
})

describe('a day', () => {
  it('tells of each pair once, and of visits without a person', () => {
    const visits = [
      visitFixture('a', '09:00', { assigneeIds: ['t1', 't2'] }),
      visitFixture('b', '09:30'),
      visitFixture('c', '09:30', { assigneeIds: [], place: null }),
      visitFixture('d', null, { start: '2026-05-05', place: null }),
    ]
    const found = findingsOf(boardFixture(visits), day)
    expect(found.map(({ code, visitId }) => [code, visitId])).toEqual([
      ['placeUnknown', 'c'],
      ['overlap', 'b'],
    ])
  })
})

test('a drop finds what the board shows after it', () => {
  const some = fc.record({
    hour: fc.integer({ min: 6, max: 20 }),
    minute: fc.constantFrom('00', '15', '50'),
    minutes: fc.constantFrom(30, 60, 200),
    km: fc.constantFrom(null, 0, 2, 9),
    assigneeIds: fc.constantFrom(['t1'], ['t2'], ['t1', 't2'], ['t3']),
    siteId: fc.constantFrom('s1', 's2', 's3'),
    part: fc.constantFrom(1, 2, 3),
  })
  const make = ({ hour, minute, minutes, km, assigneeIds, siteId, part }: Made, i: number) => {
    const place = km === null ? null : east(km)
    const fields = { minutes, assigneeIds, part, place, orderId: 'o' }
    return visitFixture(`v${i}`, `${String(hour).padStart(2, '0')}:${minute}`, fields, { siteId })
  }
  type Made = typeof some extends fc.Arbitrary<infer T> ? T : never
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 7 }), (list) => {
      const [visit, ...others] = list.map(make)
      if (!visit) return
      const key = (one: object) => JSON.stringify(one)
      const found = check(boardFixture(others), { visit, before: null }).map(key)
      const shown = findingsOf(boardFixture([...others, visit]), day)
        .filter((one) => one.visitId === visit.id || one.otherVisitId === visit.id)
        .filter(({ code, visitId }) => code !== 'sameSiteTwice' || visitId === visit.id)
        .map(key)
      expect(new Set(found)).toEqual(new Set(shown))
    }),
    { seed: 3, numRuns: 300 },
  )
})
