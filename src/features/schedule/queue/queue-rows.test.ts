import { expect, test } from 'vitest'
import type { Order } from '#domain/entities/order.ts'
import type { BoardItem } from '../board/use-board.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { queueRows } from './queue-rows.ts'

const item = (id: string, fields: Partial<Order> = {}) =>
  boardItem(id, { assigneeIds: [], ...fields })

const ids = (items: readonly BoardItem[]) => items.map(({ id }) => id)
const planned = { assigneeIds: ['t1'], plannedStart: '2026-05-04T08:00:00.000Z' }

test('the most urgent comes first, then the one promised soonest, then the oldest', () => {
  const rows = queueRows(
    [
      item('new', { createdAt: '2026-05-03T00:00:00.000Z' }),
      item('old', { createdAt: '2026-05-01T00:00:00.000Z' }),
      item('promised', { windowEnd: '2026-05-05T00:00:00.000Z' }),
      item('urgent', { priority: 'urgent' }),
    ],
    new Map(),
  )
  expect(ids(rows.unassigned)).toEqual(['urgent', 'promised', 'old', 'new'])
})

test('who has a time and a person is not in the queue; closed and cancelled orders neither', () => {
  const rows = queueRows(
    [
      item('planned', planned),
      item('begun', { assigneeIds: ['t1'], status: 'onSite', priority: 'urgent' }),
      item('noTime', { assigneeIds: ['t1'] }),
      item('done', { status: 'done', open: false }),
      item('cancelled', { status: 'cancelled' }),
      item('held', { status: 'onHold' }),
      item('next', { followUpOf: 'o9' }),
    ],
    new Map(),
  )
  expect(ids(rows.unassigned)).toEqual(['next', 'noTime', 'begun'])
  expect(ids(rows.followUps)).toEqual(['next'])
  expect(ids(rows.onHold)).toEqual(['held'])
})

test('an urgent order with a person and no time comes before anything less urgent', () => {
  const rows = queueRows(
    [
      item('free'),
      item('given', { assigneeIds: ['t1'] }),
      item('urgent', { assigneeIds: ['t1'], priority: 'urgent', status: 'dispatched' }),
    ],
    new Map(),
  )
  expect(ids(rows.unassigned)).toEqual(['urgent', 'free', 'given'])
})

test('visits with more than a note are listed as problems', () => {
  const finding = (severity: 'warn' | 'note') => [{ code: 'overlap', severity, visitId: 'x' }]
  const rows = queueRows(
    [item('bad', planned), item('fine', planned)],
    new Map([
      ['bad', finding('warn')],
      ['fine', finding('note')],
    ]) as never,
  )
  expect(ids(rows.problems)).toEqual(['bad'])
})

test('a territory shows its own work, and what lies where nobody knows', () => {
  const items = ['north', 'south', null].map((territoryId) => ({
    ...item(String(territoryId)),
    territoryId,
  }))
  const shown = (territory: string | null) =>
    ids(queueRows(items, new Map(), { territory }).unassigned).toSorted()
  expect(shown('north')).toEqual(['north', 'null'])
  expect(shown(null)).toEqual(['north', 'null', 'south'])
})

test('what was begun today without a plan stands on the board and not in the queue', () => {
  const begun = item('begun', { assigneeIds: ['t1'], status: 'onSite' })
  const isOnBoard = ({ id }: BoardItem) => id === 'begun'
  const found = [{ code: 'overlap', severity: 'warn', visitId: 'begun' }]
  const rows = queueRows([begun], new Map([['begun', found]]) as never, { isOnBoard })
  expect(ids(rows.unassigned)).toEqual([])
  expect(ids(rows.problems)).toEqual(['begun'])
})
