import { describe, expect, it } from 'vitest'
import type { ActChanges } from '../actions/undo-act.ts'
import { boardItem } from './board-item.fixture.ts'
import {
  drawnItems,
  noPending,
  type PendingPlans,
  stillPending,
  withStored,
} from './pending-plans.ts'
import type { BoardItem } from './use-board.ts'

const nine = '2026-03-02T09:00:00.000Z'
const ten = '2026-03-02T10:00:00.000Z'
const noon = '2026-03-02T12:00:00.000Z'
const item = (start: string): BoardItem => ({ ...boardItem('v1'), start })
const items = (...some: readonly BoardItem[]) => new Map(some.map((one) => [one.id, one]))

const movedTo = (start: string): ActChanges => ({
  changes: [{ visitId: 'v1', from: {}, to: { start } }],
  parts: [],
})
const partThat = (becomes: 'planned' | 'cancelled'): ActChanges => ({
  changes: [],
  parts: [
    { orderId: 'v1', part: 2, plan: { assigneeIds: ['t1'], start: noon, minutes: 60 }, becomes },
  ],
})
const stored = (pending: PendingPlans, act: ActChanges, read: ReadonlyMap<string, BoardItem>) =>
  withStored(pending, act, drawnItems(pending, read))
const startOf = (pending: PendingPlans, read: BoardItem) =>
  drawnItems(pending, items(read)).get('v1')?.start

describe('a plan that was stored', () => {
  it('shows until the visit was read with it', () => {
    const read = items(item(nine))
    const pending = stillPending(stored(noPending, movedTo(ten), read), read)
    expect(startOf(pending, item(nine))).toBe(ten)
    expect(drawnItems(pending, read).get('v1')?.isUnsent).toBe(true)
    // By now it is someone else who moves it back.
    expect(startOf(stillPending(pending, items(item(ten))), item(nine))).toBe(nine)
  })

  it('shows the newest of several while the visit is read with an earlier one', () => {
    const read = items(item(nine))
    const both = stored(stored(noPending, movedTo(ten), read), movedTo(noon), read)
    expect(startOf(stillPending(both, items(item(ten))), item(ten))).toBe(noon)
  })

  it('gives way to what someone else made of the visit', () => {
    const pending = stored(noPending, movedTo(ten), items(item(nine)))
    expect(startOf(pending, item(noon))).toBe(noon)
    expect(stillPending(pending, items(item(noon))).size).toBe(0)
    expect(stillPending(pending, items()).size).toBe(0)
  })
})

describe('a further visit', () => {
  const read = items(item(nine))
  const ids = (pending: PendingPlans, from = read) => [...drawnItems(pending, from).keys()]

  it('is there at once where it was planned, and gone where that was undone', () => {
    const planned = stored(noPending, partThat('planned'), read)
    expect(ids(planned)).toEqual(['v1', 'v1-2'])
    expect(drawnItems(planned, read).get('v1-2')).toMatchObject({ part: 2, start: noon })
    const undone = stored(planned, partThat('cancelled'), read)
    expect(ids(undone)).toEqual(['v1'])
    const redone = stored(undone, partThat('planned'), read)
    expect(ids(redone)).toEqual(['v1', 'v1-2'])
  })

  it('is read in between without coming back', () => {
    const planned = stored(noPending, partThat('planned'), read)
    const withPart = new Map([...read, ...drawnItems(planned, read)])
    const undone = stored(planned, partThat('cancelled'), read)
    expect(ids(undone, withPart)).toEqual(['v1'])
    expect(stillPending(undone, withPart)).toBe(undone)
    expect(stillPending(planned, withPart).size).toBe(0)
  })
})
