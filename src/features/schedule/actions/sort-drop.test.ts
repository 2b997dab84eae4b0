import { expect, test } from 'vitest'
import { finding } from '#domain/dispatch/finding.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import type { BoardItem } from '../board/use-board.ts'
import { sortDrop } from './sort-drop.ts'

const [urgent, first, second] = [boardItem('urgent'), boardItem('first'), boardItem('second')]
const start = '2026-05-04T09:00:00.000Z'
const plans = [urgent, first, second].map((item) => [item, { start }] as const)

/** A rule that forbids these visits, and has a remark about every other one. */
function forbids(...items: readonly BoardItem[]) {
  return (item: BoardItem) => [
    finding('outsideHours', item.id, {}, items.includes(item) ? 'block' : 'note'),
  ]
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

test('a plan that a rule forbids is left out, the others stay', () => {
  const { allowed, blocked } = sortDrop(plans, forbids(first))
  expect(idsOf(allowed.map(([item]) => item))).toEqual(['urgent', 'second'])
  expect(idsOf(blocked.map(({ item }) => item))).toEqual(['first'])
})

test('no visit makes room for one that a rule forbids', () => {
  expect(sortDrop(plans, forbids(urgent), urgent).allowed).toEqual([])
  expect(sortDrop(plans, forbids(urgent), first).allowed).toHaveLength(2)
})
