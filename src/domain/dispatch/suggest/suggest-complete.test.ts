import { expect, test } from 'vitest'
import { createRandom } from '#domain/planning/random.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { boardFixture, east, personFixture, visitFixture } from '../board.fixture.ts'
import { check } from '../check/check.ts'
import { suggest } from './suggest.ts'

const day = '2026-05-04'
const people = ['t1', 't2', 't3']

/** A day that is under way, with visits done, running and planned, some of them late or over each other. */
function randomBoard(seed: number): Board {
  const random = createRandom(seed)
  const pick = <T>(all: readonly T[]) => all[random.below(all.length)] as T
  const nowMinute = 5 * 60 + random.below(10 * 60)
  const visits = Array.from({ length: 9 }, (_, i): BoardVisit => {
    const minute = 8 * 60 + 15 * random.below(34)
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const isPast = minute < nowMinute
    return visitFixture(
      `o${i}`,
      time,
      {
        minutes: pick([30, 60, 90]),
        place: east(random.below(15)),
        assigneeIds: [pick(people)],
      },
      {
        status: isPast
          ? pick(['done', 'done', 'onSite', 'dispatched', 'enRoute'])
          : pick(['scheduled', 'dispatched']),
      },
    )
  })
  const lunch = { id: 'b', from: '12:00', to: '14:00', minutes: 30, isPaid: false }
  return boardFixture(visits, {
    people: new Map(
      people.map((id, i) => [
        id,
        personFixture(id, {
          breaks: i === 0 ? [] : [lunch],
          ...(i === 2 && { maxMinutesPerDay: 480 }),
        }),
      ]),
    ),
    now: Date.parse(`${day}T00:00:00Z`) + (nowMinute - 120) * 60_000,
  })
}

/** Every start of the day at which a person could take the visit without a problem that the board would raise. */
function possible(board: Board, visit: BoardVisit): readonly string[] {
  const first = Date.parse(`${day}T05:00:00Z`)
  return people.flatMap((personId) =>
    Array.from({ length: 13 * 12 }, (_, i) => first + i * 300_000).flatMap((at) => {
      if (at < board.now) return []
      const placed = { ...visit, assigneeIds: [personId], start: new Date(at).toISOString() }
      const found = check(board, { visit: placed, before: null })
      return found.some(({ severity }) => severity !== 'note')
        ? []
        : [`${personId} ${placed.start}`]
    }),
  )
}

const seeds = Array.from({ length: 60 }, (_, i) => i + 1)

test('there is an offer wherever the board has a place without a problem, also while people are late', () => {
  const missed = seeds.filter((seed) => {
    const board = randomBoard(seed)
    const random = createRandom(seed + 1000)
    const visit = visitFixture('new', null, {
      assigneeIds: [],
      minutes: [30, 60, 120][random.below(3)] ?? 60,
      place: east(random.below(15)),
    })
    const { offers } = suggest(board, visit, { from: day, days: 1, top: 9 })
    return offers.length === 0 && possible(board, visit).length > 0
  })
  expect(missed).toEqual([])
})
