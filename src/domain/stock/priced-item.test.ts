import { expect, it } from 'vitest'
import type { Item } from '../entities/item.ts'
import { pricedItem } from './priced-item.ts'

const item = (priceMinor: number) => ({ id: 'pump', priceMinor }) as Item

it('an item has the price that is kept beside it, and its own where an older app wrote it', () => {
  expect(pricedItem(item(0), { priceMinor: 1500 }).priceMinor).toBe(1500)
  expect(pricedItem(item(900), { priceMinor: 1500 }).priceMinor).toBe(900)
  expect(pricedItem(item(0), undefined).priceMinor).toBe(0)
})
