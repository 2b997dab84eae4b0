import { expect, it } from 'vitest'
import { assignNow, canBeAssigned } from './assign-now.ts'
import { boardFixture, personFixture, visitFixture } from './board.fixture.ts'

const day = '2026-05-04'
const people = new Map(['t1', 't2'].map((id) => [id, personFixture(id)]))
const now = Date.parse('2026-05-04T07:00:00Z')

function given(visit: ReturnType<typeof visitFixture>, options: { start?: string } = {}) {
  return assignNow(boardFixture([visit], { people, now }), visit, 't2', { day, ...options })
}

it('keeps the time that a visit has', () => {
  const visit = visitFixture('a', '11:00')
  expect(given(visit)).toEqual({ start: visit.start, blocked: null })
})

it('takes the first time at which the person can be there, or the one that is asked for', () => {
  const waiting = visitFixture('a', null, { assigneeIds: [], start: null })
  expect(Date.parse(given(waiting).start ?? '')).toBeGreaterThanOrEqual(now)
  const start = '2026-05-04T12:00:00.000Z'
  expect(given(waiting, { start })).toEqual({ start, blocked: null })
})

it.each([
  ['dispatched', true, true],
  ['onSite', true, false],
  ['done', false, false],
] as const)('can be given away where its order is %s: open %s', (status, open, can) => {
  expect(canBeAssigned(visitFixture('a', '09:00', {}, { status, open }))).toBe(can)
})

it('is refused where the visit is under way or locked', () => {
  const going = visitFixture('a', '09:00', {}, { status: 'onSite' })
  expect(given(going).blocked?.code).toBe('underWay')
  expect(given(visitFixture('a', '11:00', { locked: 'person' })).blocked).not.toBeNull()
})
