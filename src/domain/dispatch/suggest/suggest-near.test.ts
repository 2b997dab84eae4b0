import { expect, test } from 'vitest'
import { emptyAddress } from '../../entities/fields.ts'
import { boardFixture, east, personFixture, visitFixture } from '../board.fixture.ts'
import type { BoardVisit } from '../board-visit.ts'
import { suggestNear } from './suggest-near.ts'

const basePlace = { address: emptyAddress, geo: east(0) }
const search = { from: '2026-05-04', days: 14, top: 3 }
const chosen = (start: string | null) => visitFixture('new', null, { assigneeIds: [], start })

/** Of two people on a chosen day or time: who is offered when, and the day on which no one is free. */
function near(start: string | null, visits: readonly BoardVisit[] = []) {
  const people = new Map(['t1', 't2'].map((id) => [id, personFixture(id, { basePlace })]))
  const { offers, fullDay } = suggestNear(boardFixture(visits, { people }), chosen(start), search)
  return [
    offers.map((one) => `${one.personId} ${one.start.slice(5, 16)}`),
    ...(fullDay === null ? [] : [fullDay]),
  ]
}

const full = (id: string, personId: string, day: string) =>
  visitFixture(id, null, {
    assigneeIds: [personId],
    start: `${day}T06:00:00.000Z`,
    minutes: 540,
  })

test('only the chosen day is offered where anyone is free on it', () => {
  const busy = [full('a', 't1', '2026-05-05')]
  expect(near('2026-05-05', busy)).toEqual([['t2 05-05T06:00']])
  expect(near(null, busy)).toEqual([['t1 05-04T06:00', 't2 05-04T06:00', 't2 05-05T06:00']])
})

test('the days after it are offered where no one is, and which day that is', () => {
  const busy = [full('a', 't1', '2026-05-05'), full('b', 't2', '2026-05-05')]
  const later = ['t1 05-06T06:00', 't2 05-06T06:00', 't1 05-07T06:00']
  expect(near('2026-05-05', busy)).toEqual([later, '2026-05-05'])
  expect(near('2026-05-05T09:00:00.000Z', busy)).toEqual([later, '2026-05-05'])
})

test('those who are free at the chosen time come first, then others at other times of the day', () => {
  const busy = [visitFixture('a', null, { start: '2026-05-05T09:00:00.000Z' })]
  expect(near('2026-05-05T09:00:00.000Z', busy)).toEqual([['t2 05-05T09:00', 't1 05-05T06:00']])
})

test('a day that is over is none', () => {
  expect(near('2026-05-01')).toEqual(near(null))
})
