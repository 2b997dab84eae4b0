import { expect, test } from 'vitest'
import { boardItem } from '../board/board-item.fixture.ts'
import { askedMove } from './asked-move.ts'

const part = (place: number, day: string) => ({
  ...boardItem('o1'),
  id: `o1-${place}`,
  part: place,
  start: `${day}T08:00:00.000Z`,
  series: { place, count: 3, parts: [2, 3] },
})
const parts = [part(1, '2026-05-04'), part(2, '2026-05-05'), part(3, '2026-05-06')]
const idsOf = (plans: readonly (readonly [{ id: string }, unknown])[] = []) =>
  plans.map(([{ id }]) => id)

test('a move of one of several visits asks for the rest and for all others', () => {
  const [, second] = parts
  if (!second) throw new Error('No visit')
  const later = { start: '2026-05-07T08:00:00.000Z' }
  const asked = askedMove([...parts, boardItem('o2')], second, later, 'UTC')
  expect(idsOf(asked?.rest)).toEqual(['o1-3'])
  expect(idsOf(asked?.all)).toEqual(['o1-1', 'o1-3'])
  expect(asked?.rest[0]?.[1]).toMatchObject({ start: '2026-05-08T08:00:00.000Z' })
})

test('nothing is asked of an only visit, and where only its length changes', () => {
  expect(askedMove([], boardItem('o1'), { start: '2026-05-07' }, 'UTC')).toBeNull()
  const [first] = parts
  if (first) expect(askedMove(parts, first, { minutes: 90 }, 'UTC')).toBeNull()
})
