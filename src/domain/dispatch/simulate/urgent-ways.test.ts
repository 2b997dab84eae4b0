import { describe, expect, it } from 'vitest'
import type { BoardPerson } from '../board-visit.ts'
import { boardFixture, personFixture, visitFixture } from '../board.fixture.ts'
import { urgentWays } from './urgent-ways.ts'

const local = (instant: string) =>
  new Date(Date.parse(instant) + 7_200_000).toISOString().slice(5, 16)
const at = (time: string) => Date.parse(`2026-05-04T${time}:00Z`) - 7_200_000
const gas = [{ id: 'gas', level: 1 as const }]
const held = { skills: [{ id: 'gas', level: 1 as const, expiresOn: null }] }
const boss = personFixture('boss')
const owner: BoardPerson = { ...boss, user: { ...boss.user, role: 'admin' } }
const people = new Map([
  ['t1', personFixture('t1', held)],
  ['t2', personFixture('t2', held)],
  ['boss', owner],
])
const leak = visitFixture(
  'leak',
  null,
  { assigneeIds: [], minutes: 60 },
  { priority: 'urgent', skills: gas },
)
const underWay = { status: 'onSite' } as const
/** Both technicians are at work until the evening. */
const busy = [
  visitFixture('a', '14:00', { minutes: 240 }, underWay),
  visitFixture('b', '14:00', { minutes: 240, assigneeIds: ['t2'] }, underWay),
]
const now = at('15:41')
const board = (visits = busy) => boardFixture(visits, { people, now })
const standIns = { standInIds: ['boss'] }
const said = (ways: ReturnType<typeof urgentWays>) =>
  ways.offers.map(({ kind, offer }) => `${kind} ${offer.personId} ${local(offer.start)}`)

describe('the ways to place an urgent visit late in the day', () => {
  it('say why no technician can go today, and offer who else is free with what that breaks', () => {
    const ways = urgentWays(board(), leak, standIns)
    expect(said(ways)).toEqual([
      'standIn boss 05-04T15:45',
      'nobody t1 05-05T08:00',
      'nobody t2 05-05T08:00',
    ])
    expect(ways.offers[0]?.problems.map(({ code }) => code)).toEqual(['skillMissing'])
    expect(ways.whyNotToday).toEqual([{ rule: 'noGap', personIds: ['t1', 't2'] }])
  })

  it('offer no one without a lane where they are not to be asked', () => {
    expect(said(urgentWays(board(), leak))).not.toContain('standIn boss 05-04T15:45')
    const theirs = { ...leak, assigneeIds: ['boss'] }
    const others = urgentWays(board(), theirs, { ...standIns, othersOnly: true })
    expect(others.offers.map(({ offer }) => offer.personId)).not.toContain('boss')
  })

  it('move a visit of today that should have begun and has not, before who has no lane', () => {
    const [first] = busy
    const late = visitFixture('late', '14:45', { minutes: 60, assigneeIds: ['t2'], isSent: true })
    const ways = urgentWays(board(first ? [first, late] : []), leak, standIns)
    expect(said(ways)[0]).toBe('elsewhere t2 05-04T15:45')
    expect(ways.offers[0]?.moves.map(({ visit }) => visit.id)).toEqual(['late'])
    expect(said(ways).at(-1)).toBe('standIn boss 05-04T15:45')
    expect(ways.whyNotToday).toBeNull()
  })

  it('are of each person before they are of anyone again, and never of one at nearly the same time', () => {
    const short = visitFixture('short', '08:00', { minutes: 15 })
    const early = boardFixture([short], { people })
    expect(said(urgentWays(early, leak))).toEqual([
      'nobody t2 05-04T08:00',
      'nobody t1 05-04T08:15',
    ])
    const long = boardFixture([{ ...short, minutes: 120 }], { people })
    expect(said(urgentWays(long, leak))).toEqual([
      'nobody t2 05-04T08:00',
      'elsewhere t1 05-04T08:00',
      'nobody t1 05-04T10:00',
    ])
  })
})
