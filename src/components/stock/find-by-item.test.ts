import { expect, test } from 'vitest'
import { findByItem } from './find-by-item.ts'

const item = (name: string, sku: string) => ({ name, sku, barcode: '', category: 'Heating' })
const items = [item('Circulation pump', 'CP-2541'), item('Thermostat', 'TH-1000')]

test.each([
  ['cp2541', ['CP-2541']],
  ['heating', ['CP-2541', 'TH-1000']],
  ['cirulation pmup', ['CP-2541']],
  ['thermastat', ['TH-1000']],
  ['2542', []],
])('%j finds %j', (typed, skus) => {
  expect(findByItem(items, typed, (one) => one).map(({ sku }) => sku)).toEqual(skus)
})
