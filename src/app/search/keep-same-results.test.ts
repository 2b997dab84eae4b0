import { expect, it } from 'vitest'
import type { Searchable } from '#data/index.ts'
import type { FoundGroup } from './search-index.ts'
import { keepSameResults } from './keep-same-results.ts'

const order = (id: string, title = 'Boiler'): Searchable => ({
  kind: 'order',
  id,
  title,
  note: '',
  text: '',
  codes: [],
  order: { status: 'new', priority: 'normal' },
})
const orders = (...items: readonly Searchable[]): readonly FoundGroup[] => [
  { kind: 'order', total: items.length, items },
]

it('keeps the objects of results that did not change', () => {
  const before = orders(order('1'), order('2'))
  const [after] = keepSameResults(before, orders(order('2'), order('3')))
  expect(after?.items[0]).toBe(before[0]?.items[1])
  expect(after?.items).toEqual([order('2'), order('3')])
})

it('takes what changed, and what only has the same id', () => {
  const person: Searchable = { ...order('1'), kind: 'person' }
  const [after] = keepSameResults(
    orders(person, order('2')),
    orders(order('1'), order('2', 'Roof')),
  )
  expect(after?.items).toEqual([order('1'), order('2', 'Roof')])
  expect(after?.items[0]).not.toBe(person)
})

it('keeps the totals of the new results', () => {
  const next = [{ kind: 'order' as const, total: 9, items: [order('1')] }]
  expect(keepSameResults(orders(order('1')), next)).toEqual(next)
})
