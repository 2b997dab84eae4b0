import { describe, expect, it } from 'vitest'
import { boardProblem } from '../../planning/board/board-problem.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { boardFixture, personFixture, visitFixture } from '../board.fixture.ts'
import { movableVisits } from '../simulate/change-cost.ts'
import { suggest } from '../suggest/suggest.ts'
import { check, findingsOf } from './check.ts'

const day = '2026-05-04'
const usual = boardFixture().company
const territories = ['north', 'south'].map((id) => ({ id, name: id, postalCodes: [] }))

/** The board of a company with other settings. */
function boardOf(
  settings: Partial<Board['company']>,
  visits: readonly BoardVisit[] = [],
  fields: Partial<Board> = {},
): Board {
  return boardFixture(visits, { company: { ...usual, ...settings }, ...fields })
}

describe('the rest between days', () => {
  const evening = visitFixture('a', '17:00', { start: '2026-05-03T20:00:00.000Z' })
  const morning = visitFixture('b', '08:00')
  const shortBy = (restMinutes: number) =>
    check(boardOf({ restMinutes }, [evening]), { visit: morning, before: null })
      .filter(({ code }) => code === 'shortRest')
      .map(({ minutes }) => minutes)

  it('is as long as the company wants, and not checked where it wants none', () => {
    const rest = 9 * 60
    expect(shortBy(rest)).toEqual([])
    expect(shortBy(rest + 1)).toEqual([1])
    expect(shortBy(11 * 60)).toEqual([120])
    expect(shortBy(0)).toEqual([])
  })
})

describe('an expired skill', () => {
  const skills = [{ id: 'gas', level: 2 as const, expiresOn: '2026-05-03' }]
  const people = new Map([['t1', personFixture('t1', { skills })]])
  const visit = visitFixture('a', '09:00', {}, { skills: [{ id: 'gas', level: 1 }] })
  const severity = (expiredSkill: 'warn' | 'block', fields: Partial<Board> = { people }) =>
    check(boardOf({ expiredSkill }, [], fields), { visit, before: null }).find(({ code }) =>
      code.startsWith('skill'),
    )

  it('is a warning, or what cannot be saved where the company says so', () => {
    expect(severity('warn')).toMatchObject({ code: 'skillExpired', severity: 'warn' })
    expect(severity('block')).toMatchObject({ code: 'skillExpired', severity: 'block' })
  })

  it('is no reason to block a skill that is missing', () => {
    const without = { people: new Map([['t1', personFixture('t1')]]) }
    expect(severity('block', without)).toMatchObject({ code: 'skillMissing', severity: 'warn' })
  })
})

describe('a territory', () => {
  const inNorth = visitFixture('a', '09:00', { territoryId: 'north' })
  const outside = (territoryIds: readonly string[], fields: Partial<BoardVisit> = {}) => {
    const people = new Map([['t1', personFixture('t1', { territoryIds })]])
    const visit = { ...inNorth, ...fields }
    return findingsOf(boardOf({ territories }, [visit], { people }), day)
      .filter(({ code }) => code === 'outsideTerritory')
      .map(({ severity, personId }) => [severity, personId])
  }

  it('is noted where its people work in others', () => {
    expect(outside(['south'])).toEqual([['note', 't1']])
    expect(outside(['south', 'north'])).toEqual([])
    expect(outside([])).toEqual([])
    expect(outside(['gone'])).toEqual([])
    expect(outside(['south'], { territoryId: null })).toEqual([])
  })

  it('is told of each of a crew who is not of it', () => {
    const people = new Map([
      ['t1', personFixture('t1', { territoryIds: ['south'] })],
      ['t2', personFixture('t2', { territoryIds: ['north'] })],
    ])
    const visit = { ...inNorth, assigneeIds: ['t1', 't2'] }
    const found = check(boardOf({ territories }, [], { people }), { visit, before: null })
    expect(found.filter(({ code }) => code === 'outsideTerritory')).toMatchObject([
      { personId: 't1' },
    ])
  })

  it('makes an offer of someone from elsewhere dearer by fifteen minutes of driving', () => {
    const people = new Map([
      ['t1', personFixture('t1', { territoryIds: ['south'] })],
      ['t2', personFixture('t2')],
    ])
    const board = boardOf({ territories }, [], { people })
    const { offers } = suggest(board, { ...inNorth, start: null }, { from: day, days: 1, top: 2 })
    expect(offers.map(({ personId }) => personId)).toEqual(['t2', 't1'])
    expect(offers[1]?.terms).toContainEqual({ code: 'outsideTerritory', value: 15 })
    expect((offers[1]?.cost ?? 0) - (offers[0]?.cost ?? 0)).toBe(15)
  })

  it('reaches the planner, without those that the company gave up', () => {
    const people = new Map([
      ['t1', personFixture('t1', { territoryIds: ['south', 'gone'] })],
      ['t2', personFixture('t2', { territoryIds: ['gone'] })],
    ])
    const { problem } = boardProblem(
      boardOf({ territories }, [inNorth, visitFixture('b', '10:00')], { people }),
      { day, personIds: ['t1', 't2'], onlyUnassigned: false, waitingIds: [] },
    )
    expect(problem.routes.map((route) => route.territories)).toEqual([[1], []])
    expect(problem.visits.map((visit) => visit.territory)).toEqual([0, null])
  })
})

describe('the freeze', () => {
  // Early on the day it is 06:00 in Madrid.
  const visits = [visitFixture('a', '06:30'), visitFixture('b', '07:30')]
  const scope = { day, personIds: ['t1'], onlyUnassigned: false, waitingIds: [] }
  const free = (freezeMinutes: number) => {
    const board = boardOf({ freezeMinutes }, visits)
    const planned = boardProblem(board, scope).problem.visits.filter(({ isFrozen }) => !isFrozen)
    return [movableVisits(board), planned].map((all) => all.map(({ id }) => id))
  }

  it('keeps what starts within the minutes that the company chose', () => {
    expect(free(60)).toEqual([['b'], ['b']])
    expect(free(0)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect(free(90)).toEqual([['b'], ['b']])
    expect(free(91)).toEqual([[], []])
  })
})

it('what was found is found again when the company changes its settings', () => {
  const skills = [{ id: 'gas', level: 2 as const, expiresOn: '2026-05-03' }]
  const people = new Map([['t1', personFixture('t1', { skills, territoryIds: ['south'] })]])
  const needs = { skills: [{ id: 'gas', level: 1 as const }] }
  const visits = [visitFixture('a', '09:00', { territoryId: 'north' }, needs)]
  const found = (settings: Partial<Board['company']>) =>
    findingsOf(boardOf(settings, visits, { people }), day).map(({ code, severity }) => [
      code,
      severity,
    ])
  expect(found({})).toEqual([['skillExpired', 'warn']])
  expect(found({ expiredSkill: 'block', territories })).toEqual([
    ['skillExpired', 'block'],
    ['outsideTerritory', 'note'],
  ])
})
