import { expect, test } from 'vitest'
import { absenceFixture, boardFixture, personFixture } from '#domain/dispatch/board.fixture.ts'
import { outSpan } from './out-span.ts'

const board = (toOn: string | null) => {
  const absences = toOn === null ? [] : [absenceFixture({ fromOn: '2026-05-03', toOn })]
  return boardFixture([], { people: new Map([['t1', personFixture('t1', {}, { absences })]]) })
}

test('time off that is asked for is not to be added, and only the day is given to others', () => {
  const absences = [
    absenceFixture({ fromOn: '2026-05-03', toOn: '2026-05-06', status: 'requested' }),
  ]
  const asked = boardFixture([], {
    people: new Map([['t1', personFixture('t1', {}, { absences })]]),
  })
  expect(outSpan(asked, 't1', '2026-05-04')).toMatchObject({ days: 1, isStored: true })
})

test.each([
  ['a day without time off', null, { toOn: '2026-05-04', days: 1, isStored: false }],
  ['the rest of the time off', '2026-05-06', { toOn: '2026-05-06', days: 3, isStored: true }],
  ['as much as the board has read', '2026-07-01', { toOn: '2026-05-17', days: 14, isStored: true }],
])('%s is given to others', (_, toOn, span) => {
  expect(outSpan(board(toOn), 't1', '2026-05-04')).toEqual({ fromOn: '2026-05-04', ...span })
})

test.each([
  ['up to the last day that was chosen', null, '2026-05-06', { toOn: '2026-05-06', days: 3 }],
  ['not beyond stored time off', '2026-05-05', '2026-05-09', { toOn: '2026-05-05', days: 2 }],
  ['not before the first day', null, '2026-05-01', { toOn: '2026-05-04', days: 1 }],
])('days are given to others %s', (_, stored, chosen, span) => {
  expect(outSpan(board(stored), 't1', '2026-05-04', chosen)).toMatchObject(span)
})
