import { expect, test } from 'vitest'
import { visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import { lostChange } from './lost-change.ts'

const visit = visitFixture('a', '09:00', { assigneeIds: ['t1', 't2'] })

test('a visit goes to the best offer beside the rest of its crew', () => {
  const start = '2026-05-04T10:00:00.000Z'
  const facts = { cost: 0, terms: [], driveMinutes: 0, wasThereLast: false, isLate: true }
  const offer: Offer = { personId: 't3', start, ...facts }
  const change = lostChange({ visit, offers: [offer], whyNot: [] }, 't1')
  expect(change).toMatchObject({
    before: visit,
    offer,
    after: { start, assigneeIds: ['t2', 't3'] },
  })
})

test('a visit that no one can take returns to the queue, with what keeps most people from it', () => {
  const whyNot = [
    { rule: 'skillMissing', personIds: ['t3', 't4'] },
    { rule: 'noGap', personIds: ['t5'] },
  ] as const
  const change = lostChange({ visit, offers: [], whyNot }, 't1')
  expect(change).toMatchObject({ before: visit, rule: 'skillMissing' })
  expect([change.after.start, change.after.assigneeIds]).toEqual([null, []])
})
