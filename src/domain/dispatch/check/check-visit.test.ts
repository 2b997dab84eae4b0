import { describe, expect, it } from 'vitest'
import type { Order } from '../../entities/order.ts'
import type { BoardVisit } from '../board-visit.ts'
import { boardFixture, east, personFixture, visitFixture } from '../board.fixture.ts'
import { finding, findingCodes } from '../finding.ts'
import { check, findingsOf } from './check.ts'
import type { VisitChange } from './check-change.ts'

const day = '2026-05-04'
const nine = visitFixture('a', '09:00')

const codesOf = (change: VisitChange, board = boardFixture()) =>
  check(board, change).map(({ code }) => code)
const dropped = (visit: BoardVisit, board = boardFixture()) =>
  check(board, { visit, before: null }).map(({ code, minutes }) => [code, minutes])

it('has a severity for each code, and starts with what cannot be saved', () => {
  expect(new Set(findingCodes).size).toBe(findingCodes.length)
  expect(finding(findingCodes[0] ?? 'overlap', 'a').severity).toBe('block')
  expect(finding('overlap', 'a', { minutes: 3 })).toEqual({
    code: 'overlap',
    severity: 'warn',
    visitId: 'a',
    minutes: 3,
  })
})

describe('a change is refused', () => {
  const withStatus = (status: Order['status'], fields: Partial<BoardVisit> = {}) =>
    visitFixture('a', '09:00', fields, { status })

  it('of a closed order', () => {
    const before = withStatus('done')
    expect(codesOf({ visit: { ...before, minutes: 90 }, before })).toEqual(['orderClosed'])
    expect(codesOf({ visit: before, before: null })).toEqual(['orderClosed'])
    expect(codesOf({ visit: { ...before, locked: 'both' }, before })).toEqual([])
  })

  it('that moves a visit under way or takes it from someone', () => {
    const before = withStatus('onSite', { assigneeIds: ['t1'] })
    const start = '2026-05-04T08:00:00.000Z'
    expect(codesOf({ visit: { ...before, start }, before })).toEqual(['underWay'])
    expect(codesOf({ visit: { ...before, assigneeIds: ['t2'] }, before })).toEqual(['underWay'])
    expect(codesOf({ visit: { ...before, assigneeIds: ['t1', 't2'] }, before })).toEqual([])
    expect(codesOf({ visit: { ...before, minutes: 90 }, before })).toEqual([])
  })

  it.each(['enRoute', 'onSite', 'paused'] as const)('with who is there (%s)', (status) => {
    const crew = ['t1', 't2']
    const before = visitFixture('a', '09:00', { assigneeIds: crew }, { status, assigneeIds: crew })
    const found = (change: Partial<BoardVisit>, was = before) =>
      check(boardFixture(), { visit: { ...was, ...change }, before: was }).map(
        ({ underWay }) => underWay,
      )
    expect(found({ start: '2026-05-04T08:00:00.000Z' })[0]).toEqual({
      status,
      personIds: crew,
      nextIds: null,
    })
    expect(found({ assigneeIds: ['t2'] })[0]).toEqual({ status, personIds: ['t1'], nextIds: null })
    expect(found({ assigneeIds: [] })[0]).toEqual({ status, personIds: crew, nextIds: [] })
    expect(found({ assigneeIds: ['t3'] })[0]).toEqual({ status, personIds: crew, nextIds: ['t3'] })
    // Someone of another visit of the order stays.
    const shared = { ...before, order: { ...before.order, assigneeIds: [...crew, 't4'] } }
    expect(found({ assigneeIds: ['t3'] }, shared)[0]).toMatchObject({ nextIds: null })
  })

  it('and names no one where the office sent it back', () => {
    const sentBack = { status: 'onSite', statusReason: 'Measure again' } as const
    const before = visitFixture('a', '09:00', { assigneeIds: ['t1'] }, sentBack)
    const visit = { ...before, assigneeIds: [] }
    expect(check(boardFixture(), { visit, before })).toEqual([finding('underWay', 'a')])
  })

  it.each([
    ['none', false, false],
    ['time', true, false],
    ['person', false, true],
    ['both', true, true],
  ] as const)('of what is locked (%s)', (locked, holdsTime, holdsPerson) => {
    const before = { ...nine, locked }
    const moved = { ...before, start: '2026-05-04T08:00:00.000Z' }
    expect(codesOf({ visit: moved, before }).includes('locked')).toBe(holdsTime)
    const given = { ...before, assigneeIds: ['t2'] }
    expect(codesOf({ visit: given, before }).includes('locked')).toBe(holdsPerson)
    expect(codesOf({ visit: { ...before, locked: 'none' }, before })).toEqual([])
  })

  it('to someone inactive or unknown, and of an impossible length', () => {
    const left = personFixture('t1')
    const people = new Map([['t1', { ...left, user: { ...left.user, status: 'inactive' } }]])
    expect(codesOf({ visit: nine, before: null }, boardFixture([], { people }))).toEqual([
      'inactivePerson',
    ])
    expect(findingsOf(boardFixture([nine], { people }), day)).toMatchObject([
      { code: 'inactivePerson', severity: 'block', personId: 't1' },
    ])
    const lasting = (minutes: number) =>
      codesOf({ visit: visitFixture('a', '09:00', { minutes }), before: null })
    expect([lasting(4), lasting(1441), lasting(5.5)]).toEqual(
      Array.from({ length: 3 }, () => expect.arrayContaining(['impossibleLength'])),
    )
    expect(lasting(5)).toEqual([])
  })

  it('not when it is cancelled, whatever it broke', () => {
    const visit = { ...nine, start: null, cancelledAt: '2026-05-03T09:00:00.000Z' }
    expect(codesOf({ visit, before: nine })).toEqual([])
  })
})

describe('needs', () => {
  const needing = (needs: Partial<Order>, fields: Partial<BoardVisit> = {}) =>
    visitFixture('a', '09:00', fields, needs)
  const gas = { id: 'gas', level: 2 } as const
  const holding = (level: 1 | 2 | 3, expiresOn: string | null = null) =>
    boardFixture([], {
      people: new Map([
        ['t1', personFixture('t1', { skills: [{ id: 'gas', level, expiresOn }] })],
        ['t2', personFixture('t2')],
      ]),
    })

  it('are skills at a level, valid on the day', () => {
    const visit = needing({ skills: [gas] })
    const found = (board = boardFixture()) => codesOf({ visit, before: null }, board)
    expect(found()).toEqual(['skillMissing'])
    expect(found(holding(1))).toEqual(['skillLevel'])
    expect(found(holding(2, '2026-05-03'))).toEqual(['skillExpired'])
    expect(found(holding(2, day))).toEqual([])
    expect(found(holding(3))).toEqual(['overQualified'])
    expect(check(boardFixture(), { visit, before: null })).toMatchObject([
      { personId: 't1', skillId: 'gas' },
    ])
  })

  it('of which one of a crew has to have each', () => {
    const visit = needing({ skills: [gas], crewSize: 2 }, { assigneeIds: ['t2', 't1'] })
    expect(codesOf({ visit, before: null }, holding(2))).toEqual([])
  })

  it('are people enough, once someone goes', () => {
    expect(codesOf({ visit: needing({ crewSize: 2 }), before: null })).toEqual(['crewTooSmall'])
    expect(codesOf({ visit: needing({ crewSize: 2 }, { assigneeIds: [] }), before: null })).toEqual(
      [],
    )
  })

  it('are the right people', () => {
    const excludedIds = ['t1', 't3']
    expect(codesOf({ visit: needing({ excludedIds }), before: null })).toEqual(['excludedPerson'])
    const others = needing({ excludedIds }, { assigneeIds: ['t2'] })
    expect(codesOf({ visit: others, before: null })).toEqual([])
    const preferredIds = ['t2']
    const visit = needing({ preferredIds })
    expect(check(boardFixture(), { visit, before: null })).toMatchObject([
      { code: 'notPreferred', severity: 'note', personId: 't1' },
    ])
    for (const assigneeIds of [['t1', 't2'], ['t2'], []])
      expect(codesOf({ visit: needing({ preferredIds }, { assigneeIds }), before: null })).toEqual(
        [],
      )
  })

  it('are to be done in time', () => {
    const dueAt = '2026-05-04T07:50:00.000Z'
    expect(dropped(needing({ dueAt }))).toEqual([['dueMissed', 10]])
    expect(dropped(needing({ dueAt }, { minutes: 50 }))).toEqual([])
    expect(dropped(needing({ dueAt }, { start: day }))).toEqual([])
    expect(dropped(needing({ dueAt }, { start: '2026-05-05' }))).toEqual([['dueMissed', undefined]])
    const board = boardFixture([], { now: Date.parse(dueAt) + 60_000 })
    expect(dropped(needing({ dueAt }, { start: null }), board)).toEqual([['dueMissed', 1]])
  })
})

describe('the promised window', () => {
  const window = {
    windowStart: '2026-05-04T08:00:00.000Z',
    windowEnd: '2026-05-04T10:00:00.000Z',
  }
  const at = (time: string, fields: Partial<BoardVisit> = {}) =>
    visitFixture('a', time, fields, window)

  it('is that of the arrival', () => {
    expect(dropped(at('10:00'))).toEqual([])
    expect(dropped(at('12:00'))).toEqual([])
    expect(dropped(at('09:45'))).toEqual([['beforeWindow', 15]])
    expect(dropped(at('12:20'))).toEqual([['afterWindow', 20]])
    expect(dropped(at('10:00', { start: '2026-05-05' }))).toEqual([['afterWindow', undefined]])
    expect(dropped(at('10:00', { start: '2026-05-01' }))).toEqual([['beforeWindow', undefined]])
    expect(dropped(at('10:00', { start: day }))).toEqual([])
  })

  it('is that of the first visit that is not over', () => {
    const first = { ...at('10:00'), orderId: 'o' }
    const second = { ...at('14:00', { part: 2, orderId: 'o' }), id: 'b' }
    expect(dropped(second, boardFixture([first]))).toEqual([])
    const yesterday = { ...first, start: '2026-05-03' }
    expect(dropped(second, boardFixture([yesterday]))).toEqual([['afterWindow', 120]])
  })
})

describe('other visits', () => {
  it('of an order come in the order of their parts, follow-ups after what they continue', () => {
    const part = (id: string, time: string | null, number: number) =>
      visitFixture(id, time, { part: number, orderId: 'o', assigneeIds: [`${id}x`] })
    const people = new Map(['ax', 'bx'].map((id) => [id, personFixture(id)]))
    const board = (visit: BoardVisit) => boardFixture([visit], { people })
    const early = { code: 'beforeFirstPart', visitId: 'b', otherVisitId: 'a' }
    const found = (visit: BoardVisit, other: BoardVisit) =>
      check(board(other), { visit, before: null })
    expect(found(part('b', '09:00', 2), part('a', '10:00', 1))).toMatchObject([early])
    expect(found(part('a', '10:00', 1), part('b', '09:00', 2))).toMatchObject([early])
    expect(found(part('b', '09:00', 2), part('a', null, 1))).toMatchObject([early])
    expect(found(part('b', '11:00', 2), part('a', '10:00', 1))).toEqual([])
    const followUp = visitFixture('b', '09:00', { assigneeIds: ['bx'] }, { followUpOf: 'o' })
    expect(found(followUp, part('a', '10:00', 1))).toMatchObject([early])
  })

  it('of the same site on the day are noted', () => {
    const other = visitFixture('b', '13:00', { assigneeIds: ['t2'] }, { siteId: 'site-a' })
    expect(check(boardFixture([other]), { visit: nine, before: null })).toEqual([
      finding('sameSiteTwice', 'a', { otherVisitId: 'b' }),
    ])
    const tomorrow = { ...other, start: '2026-05-05' }
    expect(dropped(nine, boardFixture([tomorrow]))).toEqual([])
  })
})

it('notes an unknown place, and who has not seen what they were told', () => {
  const toldAt = '2026-05-03T09:00:00.000Z'
  const seen = (at: string) => ({ seenBy: { t1: at } })
  const told = (fields: Partial<BoardVisit>) =>
    dropped(visitFixture('a', '09:00', { isSent: true, toldAt, ...fields }))
  expect(dropped(visitFixture('a', '09:00', { place: null }))).toEqual([
    ['placeUnknown', undefined],
  ])
  expect(told({})).toEqual([['notSeen', undefined]])
  expect(told(seen('2026-05-02T09:00:00.000Z'))).toEqual([['notSeen', undefined]])
  expect(told(seen('2026-05-03T10:00:00.000Z'))).toEqual([])
  expect(told({ toldAt: null })).toEqual([])
  expect(dropped(visitFixture('a', '09:00', { place: east(3) }))).toEqual([])
})
