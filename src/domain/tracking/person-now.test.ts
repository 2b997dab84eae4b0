import { expect, it } from 'vitest'
import { boardFixture, east, personFixture, visitFixture } from '../dispatch/board.fixture.ts'
import { type NowFacts, peopleNow } from './person-now.ts'

const day = '2026-05-04'
const now = Date.parse('2026-05-04T08:00:00Z')
const at = new Date(now - 120_000).toISOString()
const positions = new Map([['t1', { at, ...east(0), accuracy: 8, battery: 60 }]])
const people = new Map(['t1'].map((id) => [id, personFixture(id)]))

function only(visits: Parameters<typeof boardFixture>[0], more: Partial<NowFacts> = {}) {
  const board = boardFixture(visits, { people, now })
  return peopleNow({ board, day, positions, entries: [], ...more })[0]
}

it('drives to a visit, with the time of arrival and what comes after', () => {
  const going = visitFixture('a', '10:00', { place: east(10) }, { status: 'enRoute' })
  const later = visitFixture('b', '12:00', { place: east(3) })
  const found = only([later, going])
  expect(found).toMatchObject({ state: 'enRoute', visit: { id: 'a' }, next: { id: 'b' } })
  expect(found?.arrival?.isOld).toBe(false)
})

it('arrives when the drive is over, whatever was planned and whenever it is asked', () => {
  const arrivalAt = (minutes: number, clock: string) => {
    const going = visitFixture('a', clock, { place: east(10) }, { status: 'enRoute' })
    const board = boardFixture([going], { people, now: now + minutes * 60_000 })
    return peopleNow({ board, day, positions, entries: [] })[0]?.arrival
  }
  const first = arrivalAt(0, '10:00')
  expect(first?.from).toBeGreaterThan(Date.parse(at))
  expect(arrivalAt(0, '16:00')).toEqual(first)
  expect(arrivalAt(12, '10:00')).toEqual(first)
  expect(arrivalAt(120, '10:00')).toBeNull()
})

it('drives as long in the night in which the clocks change', () => {
  const leaving = (instant: string) => {
    const seen = { at: instant, ...east(0), accuracy: 8, battery: null }
    const going = visitFixture('a', null, { place: east(10) }, { status: 'enRoute' })
    const board = boardFixture([going], { people, now: Date.parse(instant) })
    const found = peopleNow({ board, day, positions: new Map([['t1', seen]]), entries: [] })[0]
    return (found?.arrival?.to ?? Number.NaN) - Date.parse(instant)
  }
  // Five minutes before the clocks of Madrid go forward and back, and a night before each.
  expect(leaving('2026-03-29T00:55:00Z')).toBe(leaving('2026-03-28T00:55:00Z'))
  expect(leaving('2026-10-25T00:55:00Z')).toBe(leaving('2026-10-24T00:55:00Z'))
  expect(leaving('2026-10-25T00:55:00Z')).toBeLessThan(3_600_000)
})

it('has no arrival without a position or a place', () => {
  const going = visitFixture('a', '10:00', { place: east(10) }, { status: 'enRoute' })
  expect(only([going], { positions: new Map() })?.arrival).toBeNull()
  expect(only([{ ...going, place: null }])?.arrival).toBeNull()
})

it('works where the order says so, also at a visit of another day', () => {
  const working = visitFixture(
    'a',
    null,
    { start: '2026-05-03T08:00:00.000Z' },
    { status: 'onSite' },
  )
  expect(only([working])).toMatchObject({ state: 'onSite', visit: { id: 'a' } })
})

it('is not at work that the office sent back', () => {
  const fields = { status: 'onSite', statusReason: 'Photos missing' } as const
  const sentBack = visitFixture('a', null, { start: '2026-04-03T08:00:00.000Z' }, fields)
  const current = visitFixture('b', '10:00', {}, { status: 'enRoute' })
  expect(only([sentBack, current])).toMatchObject({ state: 'enRoute', visit: { id: 'b' } })
  expect(only([sentBack])).toMatchObject({ state: 'off', visit: null })
})

it('is on a break, on duty or off by the recorded time', () => {
  const entry = (kind: 'break' | 'day', hours: number, endedAt: string | null = null) => ({
    userId: 't1',
    kind,
    startedAt: new Date(now - hours * 3_600_000).toISOString(),
    endedAt,
  })
  const stateWith = (...entries: NowFacts['entries']) => only([], { entries })?.state
  expect(stateWith()).toBe('off')
  expect(stateWith(entry('day', 2))).toBe('onDuty')
  expect(stateWith(entry('day', 2), entry('break', 1))).toBe('onBreak')
  expect(stateWith(entry('day', 2, at))).toBe('off')
  expect(stateWith(entry('day', 20))).toBe('off')
})

it('leaves out who has left and who does not go out', () => {
  const left = personFixture('left')
  const all = new Map([
    ['left', { ...left, user: { ...left.user, status: 'inactive' as const } }],
    ['boss', { ...left, user: { ...left.user, id: 'boss', role: 'owner' as const } }],
  ])
  const board = boardFixture([], { people: all, now })
  expect(peopleNow({ board, day, positions, entries: [] })).toEqual([])
})
