import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Board, BoardVisit } from '../board-visit.ts'
import {
  absenceFixture,
  boardFixture,
  east,
  personFixture,
  visitFixture,
} from '../board.fixture.ts'
import { findingsOf, prepareFindings } from './check.ts'

const day = '2026-05-04'
const ids = ['a', 'b', 'c', 'd', 'e']

const edit = fc.oneof(
  fc.record({
    kind: fc.constant('visit' as const),
    id: fc.constantFrom(...ids),
    start: fc.constantFrom(null, day, '2026-05-04T07:00:00.000Z', '2026-05-04T07:30:00.000Z'),
    minutes: fc.constantFrom(30, 90, 600),
    assigneeIds: fc.constantFrom([], ['t1'], ['t2'], ['t1', 't2'], ['gone']),
    orderId: fc.constantFrom('o1', 'o2'),
    part: fc.constantFrom(1, 2),
    siteId: fc.constantFrom('s1', 's2'),
    km: fc.constantFrom(0, 12),
  }),
  fc.record({
    kind: fc.constant('person' as const),
    id: fc.constantFrom('t1', 't2'),
    isAway: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('time' as const), hour: fc.integer({ min: 4, max: 40 }) }),
)
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

function edited(board: Board, change: Edit): Board {
  switch (change.kind) {
    case 'time':
      return { ...board, now: Date.parse('2026-05-04T00:00:00Z') + change.hour * 3_600_000 }
    case 'person': {
      const absences = change.isAway ? [absenceFixture({ userId: change.id })] : []
      const person = personFixture(change.id, {}, { absences })
      return { ...board, people: new Map(board.people).set(change.id, person) }
    }
    case 'visit': {
      const { kind: _, id, siteId, km, ...fields } = change
      const visit: BoardVisit = visitFixture(id, null, { ...fields, place: east(km) }, { siteId })
      return { ...board, visits: [...board.visits.filter((one) => one.id !== id), visit] }
    }
  }
}

test('what is kept from the boards before never changes what is found', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      let board = boardFixture(ids.map((id) => visitFixture(id, '09:00')))
      for (const one of edits) {
        board = edited(board, one)
        // A copy has new objects throughout, of which nothing is known.
        expect(findingsOf(board, day)).toEqual(findingsOf(structuredClone(board), day))
      }
    }),
    { seed: 5, numRuns: 200 },
  )
})

test('days that are checked a step at a time have the same findings', () => {
  const board = boardFixture(ids.map((id) => visitFixture(id, '09:00')))
  const other = '2026-05-05'
  const steps = [...prepareFindings(board, [day, other])]
  expect(steps.length).toBeGreaterThan(ids.length)
  for (const one of [day, other])
    expect(findingsOf(board, one)).toEqual(findingsOf(structuredClone(board), one))
})
