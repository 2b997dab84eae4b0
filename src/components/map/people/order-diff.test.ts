import { expect, it } from 'vitest'
import { orderDiff } from './order-diff.ts'
import type { OrderMark } from './order-layers.ts'

const mark = (id: string, more: Partial<OrderMark> = {}): OrderMark => ({
  id,
  place: { latitude: 44, longitude: -64 },
  tone: 'blue',
  isOpen: false,
  ...more,
})

it('sends only what changed', () => {
  const before = [mark('same'), mark('moved'), mark('gone')]
  const after = [mark('same'), mark('moved', { tone: 'teal' }), mark('added')]
  const diff = orderDiff(before, after)
  expect(diff?.remove).toEqual(['gone'])
  expect(diff?.add?.map(({ properties }) => properties?.['id'])).toEqual(['moved', 'added'])
})

it('sends nothing where nothing changed', () => {
  expect(orderDiff([mark('a'), mark('b')], [mark('b'), mark('a')])).toBeNull()
})
