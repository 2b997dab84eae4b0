import { expect, test } from 'vitest'
import { boardFixture, east, visitFixture } from '../board.fixture.ts'
import { suggest } from '../suggest/suggest.ts'
import { suggestNear } from '../suggest/suggest-near.ts'
import { boardMessage, parseToSimulator, simulate } from './messages.ts'
import { urgentWays } from './urgent-ways.ts'
import { withoutPerson } from './without-person.ts'

const waiting = visitFixture('new', null, { assigneeIds: [], place: east(3) }, { status: 'new' })
const board = boardFixture([
  visitFixture('o1', '09:00'),
  visitFixture('o2', '11:00', { place: east(8) }),
  waiting,
])
const options = { from: '2026-05-04', days: 3, top: 2 }

/** What the worker answers to what reaches it. */
function answered(message: object) {
  const parsed = parseToSimulator(structuredClone({ ...message, board: boardMessage(board) }))
  return parsed && simulate(parsed)?.value
}

test('a worker answers as the functions do, with a board that was copied', () => {
  const asked = { kind: 'suggest', visitId: 'new', options }
  expect(answered(asked)).toEqual(suggest(board, waiting, options))
  expect(answered({ ...asked, kind: 'near' })).toEqual(suggestNear(board, waiting, options))
  const once = { ...options, top: 9, oncePerPerson: true, othersOnly: true }
  const [taken] = board.visits
  expect(answered({ ...asked, visitId: 'o1', options: once })).toEqual(
    taken && suggest(board, taken, once),
  )
  for (const othersOnly of [false, true]) {
    const { offers } = taken ? urgentWays(board, taken, { othersOnly }) : { offers: [] }
    expect(offers.some(({ offer }) => offer.personId === 't1')).toBe(!othersOnly)
    expect(answered({ kind: 'urgent', visitId: 'o1', options: { othersOnly } })).toMatchObject({
      offers: offers.map(({ kind, offer }) => ({ kind, offer })),
    })
  }
  const lost = withoutPerson(board, 't1', options)
  expect(lost.map(({ visit }) => visit.id)).toEqual(['o1', 'o2'])
  expect(answered({ kind: 'without', personId: 't1', options })).toMatchObject(
    lost.map((one) => ({ visit: { id: one.visit.id }, offers: one.offers })),
  )
})

test('a worker that suggests goes past the promised time where no one can keep it', () => {
  const windowEnd = '2026-05-03T12:00:00.000Z'
  const missed = { ...waiting, order: { ...waiting.order, windowEnd } }
  const past = boardFixture([missed])
  const answer = simulate({ kind: 'suggest', board: past, visitId: 'new', options })
  expect(answer).toMatchObject({ value: { offers: [{ personId: 't1' }, { personId: 't2' }] } })
})

test('what is no such message is refused, and a visit that is not there has no answer', () => {
  expect(parseToSimulator(null)).toBeNull()
  expect(parseToSimulator({ kind: 'urgent', visitId: 'new', board: {}, options: {} })).toBeNull()
  expect(parseToSimulator({ kind: 'other', visitId: 'new', board })).toBeNull()
  expect(answered({ kind: 'urgent', visitId: 'gone', options: {} })).toBeUndefined()
})
