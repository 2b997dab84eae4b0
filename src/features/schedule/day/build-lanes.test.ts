import { expect, test } from 'vitest'
import { boardFixture, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import { dayAxis } from '#domain/dispatch/day-axis.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { createDayChecker } from '../board/check-board.ts'
import { createItemKeeper } from '../board/create-item-keeper.ts'
import type { BoardItem } from '../board/use-board.ts'
import { createLaneBuilder } from './build-lanes.ts'

const day = '2026-05-04'
const people = ['t1', 't2', 't3'].map((id) => personFixture(id))
const axis = dayAxis(day, 'Europe/Madrid')

function item(id: string, time: string, fields: Partial<BoardItem>): BoardItem {
  return { ...boardItem(id), ...visitFixture(id, time), ...fields }
}

function visits(change: Partial<BoardItem> = {}): readonly BoardItem[] {
  return [
    item('a', '09:00', { assigneeIds: ['t1'] }),
    item('b', '09:30', { assigneeIds: ['t1'] }),
    item('c', '09:00', { assigneeIds: ['t2'], ...change }),
    item('d', '11:00', { assigneeIds: ['t3'] }),
  ]
}

/** Builds lanes from visits as a query gives them: each time new objects. */
function createBoard() {
  const [keep, check, build] = [createItemKeeper(), createDayChecker(), createLaneBuilder()]
  const known = new Map(people.map((person) => [person.user.id, person]))
  const { company, holidays } = boardFixture()
  return (list: readonly BoardItem[]) => {
    const items = keep(list)
    const made = boardFixture([...items.values()], { people: known })
    const board = { ...made, company, holidays }
    return build({ board, items, findings: check(board, [day]), axis, people })
  }
}

test('lanes stay the same objects while nothing in them changes', () => {
  const lanes = createBoard()
  const before = lanes(visits())
  expect(before.map(({ problems }) => problems)).toEqual([1, 0, 0])
  expect(lanes(visits())).toBe(before)
})

test('a change rebuilds only the lanes that it touches', () => {
  const lanes = createBoard()
  const before = lanes(visits())
  const after = lanes(visits({ assigneeIds: ['t3'] }))
  expect(after.map((lane, i) => lane === before[i])).toEqual([true, false, false])
  expect(after.map(({ bars }) => bars.length)).toEqual([2, 0, 2])
})

test('a changed name on a bar rebuilds its lane', () => {
  const lanes = createBoard()
  const before = lanes(visits())
  const after = lanes(visits({ customerName: 'Anchor Inn' }))
  expect(after.map((lane, i) => lane === before[i])).toEqual([true, false, true])
})

test('a bar knows what is free after it in its row, up to the drive to the next', () => {
  const [lane] = createBoard()([
    item('a', '09:00', { assigneeIds: ['t1'], minutes: 30 }),
    item('b', '09:15', { assigneeIds: ['t1'], minutes: 30 }),
    item('c', '11:00', { assigneeIds: ['t1'], minutes: 60 }),
  ])
  const bars = lane?.bars ?? []
  expect(bars.map(({ row }) => row)).toEqual([0, 1, 0])
  const [first, second, last] = bars
  expect(first?.free).toBe((last?.from ?? 0) - (last?.travel ?? 0) - (first?.to ?? 0))
  expect(second?.free).toBe(axis.minutes - (second?.to ?? 0))
  expect(last?.free).toBe(axis.minutes - (last?.to ?? 0))
})
