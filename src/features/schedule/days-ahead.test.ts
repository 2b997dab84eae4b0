import { expect, test } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import { daysAhead } from './days-ahead.ts'

function item(id: string, plannedStart: string | null): OrderListItem {
  return {
    order: {
      id,
      schema: 1,
      updatedAt: '2026-05-01T00:00:00.000Z',
      updatedBy: 'a1',
      deletedAt: null,
      ref: `W-${id}`,
      title: 'Boiler service',
      description: '',
      instructions: '',
      customerId: 'c1',
      siteId: 's1',
      priority: 'normal',
      tags: [],
      status: 'scheduled',
      statusAt: '2026-05-01T00:00:00.000Z',
      statusReason: '',
      open: true,
      assigneeIds: ['t1'],
      plannedStart,
      plannedEnd: null,
      resolution: '',
      followUpOf: null,
      createdAt: '2026-05-01T00:00:00.000Z',
      createdBy: 'a1',
    },
    customerName: '',
    siteAddress: '',
    unsent: false,
  }
}

test('seven days from today, by day and start, in the company’s zone', () => {
  const days = daysAhead(
    [
      item('later', '2026-05-04T13:00:00.000Z'),
      item('early', '2026-05-04T07:00:00.000Z'),
      item('night', '2026-05-04T23:30:00.000Z'),
      item('last', '2026-05-10T10:00:00.000Z'),
      item('beyond', '2026-05-11T10:00:00.000Z'),
      item('past', '2026-05-03T10:00:00.000Z'),
      item('none', null),
    ],
    '2026-05-04T10:00:00.000Z',
    'Europe/London',
  )
  expect(days.map(({ date, items }) => [date, items.map(({ order }) => order.id)])).toEqual([
    ['2026-05-04', ['early', 'later']],
    ['2026-05-05', ['night']],
    ['2026-05-10', ['last']],
  ])
})
