import { performance } from 'node:perf_hooks'
import { boardFixture, east, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { suggest } from '#domain/dispatch/suggest/suggest.ts'
import { createRandom } from '#domain/planning/random.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { addDays } from '#domain/time/local-time.ts'
import type { Goal } from '../report.ts'
import { median, round } from '../statistics.ts'

const people = 60
const days = 14
const eachDay = 5
const from = '2026-05-04'
const tries = 7

/**
 * Three suggestions with reasons for an order that needs a skill, among 60 people and 14 days of five visits each: on a
 * board of which nothing is known yet, and again on the same one.
 */
export function measureSuggestions(): readonly Goal[] {
  const options = { from, days, top: 3 }
  const waiting = visitFixture(
    'waiting',
    null,
    { assigneeIds: [], place: east(7) },
    {
      status: 'new',
      assigneeIds: [],
      skills: [{ id: 'gas', level: 2 }],
    },
  )
  const times = Array.from({ length: tries }, () => {
    const board = makeBoard()
    const first = timed(() => suggest(board, waiting, options))
    const second = timed(() => suggest({ ...board }, waiting, options))
    return { first: first.ms, second: second.ms, offers: first.value.offers.length }
  })
  const cold = times.map(({ first }) => first)
  const warm = times.map(({ second }) => second)
  console.log(
    `suggestions: ${cold.map(Math.round).join(', ')} ms on a new board, ${warm.map(Math.round).join(', ')} ms after a change`,
  )
  return [
    {
      goal: 'suggestions on a new board, median',
      value: round(median(cold)),
      unit: 'ms',
      limit: 50,
    },
    {
      goal: 'suggestions after a change, median',
      value: round(median(warm)),
      unit: 'ms',
      limit: 50,
    },
    {
      goal: 'suggestions missing of three',
      value: 3 - Math.min(...times.map(({ offers }) => offers)),
      unit: '',
      limit: 0,
    },
  ]
}

function timed<T>(work: () => T): { readonly ms: number; readonly value: T } {
  const start = performance.now()
  const value = work()
  return { ms: performance.now() - start, value }
}

function makeBoard(): Board {
  const random = createRandom(3)
  const staff = Array.from({ length: people }, (_, i) => {
    const level = (1 + (i % 3)) as 1 | 2 | 3
    const skills = i % 2 === 0 ? [{ id: 'gas', level, expiresOn: null }] : []
    const basePlace = { address: emptyAddress, geo: east(random.next() * 20) }
    return personFixture(`p${i}`, { skills, basePlace })
  })
  const visits = staff.flatMap(({ user }) =>
    Array.from({ length: days * eachDay }, (_, n) => {
      const day = addDays(from, Math.floor(n / eachDay))
      const minute = 8 * 60 + (n % eachDay) * 90 + Math.floor(random.next() * 3) * 5
      const start = new Date(Date.parse(`${day}T00:00:00+02:00`) + minute * 60_000).toISOString()
      const place = east(random.next() * 20)
      const fields = { start, minutes: 45, assigneeIds: [user.id], place }
      return visitFixture(`${user.id}v${n}`, null, fields)
    }),
  )
  return boardFixture(visits, { people: new Map(staff.map((one) => [one.user.id, one])) })
}
