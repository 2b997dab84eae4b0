import { expect, test } from 'vitest'
import { visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import { lostChange } from './lost-change.ts'

const start = '2026-05-04T10:00:00.000Z'
const facts = { cost: 0, terms: [], driveMinutes: 0, wasThereLast: false, isLate: true }
const offer: Offer = { personId: 't3', start, ...facts }
const visit = visitFixture('a', '09:00', { assigneeIds: ['t1', 't2'] })

test('a visit goes to the best offer beside the rest of its crew', () => {
  const change = lostChange(
    { visit, offers: [offer], later: null, whyNot: [], missesPromise: false },
    't1',
  )
  expect(change).toMatchObject({
    before: visit,
    offer,
    isLater: false,
    after: { start, assigneeIds: ['t2', 't3'] },
  })
})

test('a visit that no one can take returns to the queue, with what keeps those who come closest first', () => {
  const whyNot = [
    { rule: 'skillMissing', personIds: ['t3', 't4'] },
    { rule: 'noGap', personIds: ['t5'] },
  ] as const
  const change = lostChange({ visit, offers: [], later: null, whyNot, missesPromise: false }, 't1')
  expect(change).toMatchObject({
    before: visit,
    whyNot: [{ rule: 'noGap' }, { rule: 'skillMissing' }],
  })
  expect([change.after.start, change.after.assigneeIds]).toEqual([null, []])
})

test('a visit for which only a later day has room goes there', () => {
  const change = lostChange(
    { visit, offers: [], later: offer, whyNot: [], missesPromise: false },
    't1',
  )
  expect(change).toMatchObject({ isLater: true, after: { start, assigneeIds: ['t2', 't3'] } })
})
