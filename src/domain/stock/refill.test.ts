import { expect, test } from 'vitest'
import type { Item } from '../entities/item.ts'
import type { Movement } from '../entities/movement.ts'
import { bestSource, refillFrom, refillLines } from './refill.ts'

const item = (id: string) => ({ id }) as Item
const held = (id: string, quantity: number, minimum: number | null) => ({
  item: item(id),
  quantity,
  minimum,
})
const coming = (itemId: string, quantity: number) => ({
  movement: { itemId, quantity } as Movement,
})

test('what is below its minimum is missing the difference', () => {
  const lines = refillLines([held('pump', 2, 5), held('filter', 5, 5), held('hose', 0, null)], [])
  expect(lines.map(({ item: { id }, missing }) => [id, missing])).toEqual([['pump', 3]])
})

test('stock below zero is made up for, and what is on the way counts', () => {
  expect(refillLines([held('pump', -1, 5)], [])[0]?.missing).toBe(6)
  const onTheWay = [coming('pump', 1), coming('pump', 1.1), coming('filter', 9)]
  expect(refillLines([held('pump', 2, 5)], onTheWay)[0]).toMatchObject({
    coming: 2.1,
    missing: 0.9,
  })
  expect(refillLines([held('pump', 2, 5)], [coming('pump', 3)])).toEqual([])
})

test('no more is proposed than the source has', () => {
  const [line] = refillLines([held('pump', 2, 5)], [])
  if (!line) throw new Error('no line')
  expect(refillFrom(line, new Map([['pump', 10]]))).toBe(3)
  expect(refillFrom(line, new Map([['pump', 1]]))).toBe(1)
  expect(refillFrom(line, new Map([['pump', -4]]))).toBe(0)
  expect(refillFrom(line, undefined)).toBe(0)
})

test('the source that has most of it comes first', () => {
  const lines = refillLines([held('pump', 0, 5), held('filter', 0, 1)], [])
  const main = { id: 'main', held: new Map([['pump', 90]]) }
  const depot = {
    id: 'depot',
    held: new Map([
      ['pump', 1],
      ['filter', 1],
    ]),
  }
  expect(bestSource(lines, [main, depot])).toBe('depot')
  expect(bestSource(lines, [])).toBe('')
})
