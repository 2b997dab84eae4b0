import { describe, expect, it } from 'vitest'
import { absenceFixture, boardFixture, east, personFixture, visitFixture } from './board.fixture.ts'
import { laneOf } from './lane.ts'

const day = '2026-05-04'
const clock = (time: number) => new Date(time + 7_200_000).toISOString().slice(11, 16)
const lunch = { id: 'b', from: '12:00', to: '14:00', minutes: 45, isPaid: false }

describe('a lane', () => {
  it('has the visits of the day by start, with the drive to each', () => {
    const lane = laneOf(
      boardFixture([
        visitFixture('b', '11:00', { place: east(10) }),
        visitFixture('a', '09:30', { place: east(3) }),
        visitFixture('other', '09:00', { assigneeIds: ['t2'] }),
        visitFixture('cancelled', '09:00', { cancelledAt: '2026-05-03T09:00:00.000Z' }),
        visitFixture('gone', '09:00', {}, { status: 'cancelled' }),
      ]),
      't1',
      day,
    )
    // 3 km: 3 x 1.45 / 28 h and 4 min of parking; 7 km: 7 x 1.35 / 45 h and 4 min.
    expect(
      lane.visits.map((one) => [one.visit.id, one.travelMinutes, clock(one.leavesAt)]),
    ).toEqual([
      ['a', 14, '09:16'],
      ['b', 17, '10:43'],
    ])
    expect(lane.visits.map(({ previous }) => previous?.visit.id)).toEqual([undefined, 'a'])
    expect([lane.loadMinutes, lane.travelMinutes, lane.working.minutes]).toEqual([151, 31, 540])
  })

  it('says by how much a drive does not fit', () => {
    const visits = [visitFixture('a', '10:00'), visitFixture('b', '11:05', { place: east(7) })]
    const { visits: drives } = laneOf(boardFixture(visits), 't1', day)
    expect(drives.map(({ shortBy }) => shortBy)).toEqual([0, 12])
  })

  it('counts no drive where a place is unknown, and says so', () => {
    const { visits } = laneOf(
      boardFixture([visitFixture('a', '10:00', { place: null })]),
      't1',
      day,
    )
    expect(visits[0]).toMatchObject({ travelMinutes: 0, isTravelKnown: false, shortBy: 0 })
  })

  it('lists apart what has no time, and counts its work', () => {
    const anytime = visitFixture('a', null, { start: day, minutes: 90 })
    const lane = laneOf(boardFixture([anytime, visitFixture('none', null)]), 't1', day)
    expect([lane.anytime, lane.visits, lane.loadMinutes]).toEqual([[anytime], [], 90])
    expect(laneOf(boardFixture([anytime]), 't1', '2026-05-05').anytime).toEqual([])
  })

  it('shows a crew in each lane', () => {
    const board = boardFixture([visitFixture('a', '10:00', { assigneeIds: ['t1', 't2'] })])
    expect(['t1', 't2'].map((id) => laneOf(board, id, day).visits.length)).toEqual([1, 1])
  })

  it('has on each of two days what lies in it of a visit over midnight', () => {
    const board = boardFixture([visitFixture('a', '23:00', { minutes: 150, place: east(3) })])
    expect(laneOf(board, 't1', day)).toMatchObject({ loadMinutes: 74, travelMinutes: 14 })
    expect(laneOf(board, 't1', '2026-05-05')).toMatchObject({ loadMinutes: 90, travelMinutes: 0 })
    const over = boardFixture([visitFixture('a', '23:00', { minutes: 60 })])
    expect(laneOf(over, 't1', '2026-05-05').visits).toEqual([])
  })
})

describe('working time', () => {
  const withBreak = personFixture('t1', { breaks: [lunch] })

  it('is the shift without breaks, and none in an absence', () => {
    const people = new Map([['t1', withBreak]])
    expect(laneOf(boardFixture([], { people }), 't1', day).working.minutes).toBe(495)
    const away = { ...withBreak, absences: [absenceFixture()] }
    const lane = laneOf(boardFixture([], { people: new Map([['t1', away]]) }), 't1', day)
    expect([lane.working.minutes, lane.gaps, lane.working.absence?.id]).toEqual([0, [], 'x'])
    const asked = { ...withBreak, absences: [absenceFixture({ status: 'requested' })] }
    const { working } = laneOf(boardFixture([], { people: new Map([['t1', asked]]) }), 't1', day)
    expect([working.minutes, working.absence, working.requested?.id]).toEqual([495, null, 'x'])
  })

  it('is none on a holiday', () => {
    const holidays = [{ on: day, label: 'Fair' }]
    const { working } = laneOf(boardFixture([], { holidays }), 't1', day)
    expect([working.minutes, working.isHoliday]).toEqual([0, true])
  })
})

describe('gaps', () => {
  it('lie between visits within the hours, less the drive to the next', () => {
    const visits = [
      visitFixture('early', '07:00'),
      visitFixture('a', '09:00'),
      visitFixture('b', '11:00', { place: east(7) }),
      visitFixture('c', '12:00', { place: east(7) }),
    ]
    const { gaps } = laneOf(boardFixture(visits), 't1', day)
    const shown = gaps.map((gap) => [clock(gap.startsAt), clock(gap.endsAt), gap.freeMinutes])
    expect(shown).toEqual([
      ['08:00', '09:00', 60],
      ['10:00', '11:00', 43],
      ['13:00', '17:00', 240],
    ])
    expect(gaps.map(({ previous, next }) => [previous?.visit.id, next?.visit.id])).toEqual([
      ['early', 'a'],
      ['a', 'b'],
      ['c', undefined],
    ])
  })

  it('are not found where a longer visit lies over a short one', () => {
    const visits = [visitFixture('a', '08:00', { minutes: 540 }), visitFixture('b', '09:00')]
    expect(laneOf(boardFixture(visits), 't1', day).gaps).toEqual([])
  })

  it('end with each span of a split shift', () => {
    const spans = [
      { start: '08:00', end: '12:00' },
      { start: '15:00', end: '18:00' },
    ]
    const staff = { exceptions: [{ id: day, spans, note: '' }] }
    const people = new Map([['t1', personFixture('t1', staff)]])
    const { gaps } = laneOf(boardFixture([visitFixture('a', '15:00')], { people }), 't1', day)
    expect(gaps.map((gap) => [clock(gap.startsAt), gap.freeMinutes, gap.next?.visit.id])).toEqual([
      ['08:00', 240, 'a'],
      ['16:00', 120, undefined],
    ])
  })
})
