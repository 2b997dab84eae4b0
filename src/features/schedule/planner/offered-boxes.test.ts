import { expect, test } from 'vitest'
import { dayAxis } from '#domain/dispatch/day-axis.ts'
import { boardFixture, personFixture } from '#domain/dispatch/board.fixture.ts'
import { laneOf } from '#domain/dispatch/lane.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { usualSizes } from '../day/bar-box.ts'
import type { Lane } from '../day/lane-model.ts'
import type { Stage } from '../day/stage.ts'
import { offeredBoxes } from './offered-boxes.ts'

const board = boardFixture()
const person = (id: string) => personFixture(id)
const lane = (id: string): Lane => ({
  person: person(id),
  madeOf: { person: person(id), day: laneOf(board, id, '2026-05-04'), findings: [] },
  bars: [],
  rows: 1,
  anytime: [],
  working: [],
  away: null,
  loadMinutes: 0,
  shiftMinutes: 0,
  problems: 0,
})
const stage: Stage = {
  axis: dayAxis('2026-05-04', 'UTC'),
  lanes: [lane('t1'), lane('t2')],
  offsets: [0, 44, 88],
  sizes: usualSizes,
  ppm: 2,
  left: 200,
  top: 32,
}

test('each offered visit has a box in the lane of each of its people who is shown', () => {
  const before = boardItem('o1', { title: 'Boiler' })
  const after = { ...before, start: '2026-05-04T08:00:00.000Z', minutes: 60 }
  const boxes = (assigneeIds: readonly string[]) =>
    offeredBoxes(stage, [{ before, after: { ...after, assigneeIds } }])
  const [first, second] = boxes(['t1', 't2', 'hidden'])
  expect(boxes(['t1', 't2', 'hidden'])).toHaveLength(2)
  expect(first).toMatchObject({ left: 200 + 8 * 60 * 2, width: 60 * 2 - 2, text: 'Boiler' })
  expect((second?.top ?? 0) - (first?.top ?? 0)).toBe(44)
  expect(offeredBoxes(stage, [{ before, after: { ...after, start: null } }])).toEqual([])
})

test('offered visits lie beneath those that stay and beneath each other, within the rows of their lane, without text over one that stays', () => {
  const bar = (id: string, from: number, row: number) => ({
    item: boardItem(id),
    from: from * 60,
    to: (from + 2) * 60,
    row,
    travel: 0,
    free: 0,
    findings: [],
  })
  const full = { ...lane('t1'), bars: [bar('stays', 8, 0), bar('moves', 8, 1)], rows: 2 }
  const rowsAt = (...hours: readonly number[]) => {
    const changes = hours.map((hour, i) => {
      const before = boardItem(i === 0 ? 'moves' : `o${i}`)
      const start = `2026-05-04T${String(hour).padStart(2, '0')}:00:00.000Z`
      return { before, after: { ...before, start, minutes: 60, assigneeIds: ['t1'] } }
    })
    const boxes = offeredBoxes({ ...stage, lanes: [full, lane('t2')] }, changes)
    return boxes.map(
      ({ top, text }) =>
        (text === '' ? 'over ' : '') + (top - stage.top - 4) / (usualSizes.bar + usualSizes.gap),
    )
  }
  expect(rowsAt(8)).toEqual(['1'])
  expect(rowsAt(10, 10)).toEqual(['0', '1'])
  expect(rowsAt(8, 8, 8)).toEqual(['1', '1', '1'])
  const crowded = { ...full, bars: [bar('stays', 8, 0), bar('stays2', 8, 1)] }
  const before = boardItem('o1', { title: 'Boiler' })
  const after = { ...before, start: '2026-05-04T08:00:00.000Z', minutes: 60, assigneeIds: ['t1'] }
  expect(offeredBoxes({ ...stage, lanes: [crowded] }, [{ before, after }])).toMatchObject([
    { text: '' },
  ])
})
