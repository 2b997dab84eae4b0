import { expect, test } from 'vitest'
import { visitFixture } from '#domain/dispatch/board.fixture.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { assignAll, moveAll } from './bulk-changes.ts'
import { changedVisits } from './changed-visits.ts'

const open = { open: true, status: 'scheduled' } as const
const settings = { timeZone: 'Europe/Madrid', workingHours: defaultWorkingHours }

test('the visits of orders that are given away have the new person, the others are left out', () => {
  const visits = [
    visitFixture('a', '09:00', { assigneeIds: ['t1'] }, { ...open, assigneeIds: ['t1'] }),
    visitFixture('b', '09:00', { assigneeIds: ['t2'] }, { ...open, assigneeIds: ['t2'] }),
  ]
  const changes = assignAll(
    visits.map(({ order }) => order),
    't2',
  )
  expect(changedVisits(visits, changes)).toMatchObject([{ id: visits[0]?.id, assigneeIds: ['t2'] }])
})

test('all parts of an order move by as much as its first one', () => {
  const plan = { ...open, plannedStart: '2026-05-04T07:00:00.000Z' }
  const first = visitFixture('a', '09:00', {}, plan)
  const second = { ...first, id: 'a.2', part: 2, start: '2026-05-05T07:00:00.000Z' }
  const undated = visitFixture('n', null, {}, open)
  const visits = [first, second, undated]
  const changes = moveAll([first.order, undated.order], '2026-05-06', settings)
  expect(changedVisits(visits, changes).map(({ start }) => start)).toEqual([
    '2026-05-06T07:00:00.000Z',
    '2026-05-07T07:00:00.000Z',
    '2026-05-06T06:00:00.000Z',
  ])
})
