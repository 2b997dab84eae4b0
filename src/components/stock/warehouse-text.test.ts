import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { createFormat } from '#messages/format.ts'
import { showMessages, translate as t } from '#messages/index.ts'
import { warehouseText } from './warehouse-text.ts'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

const format = createFormat(
  { locale: 'en', timeZone: 'UTC', currency: 'USD' },
  { today: '', tomorrow: '', yesterday: '' },
)
const item = { id: 'filter', unit: 'piece' }
const main = (held: number) => ({ name: 'Main warehouse', held: new Map([['filter', held]]) })
const depot = { name: 'Depot', held: new Map([['filter', 2]]) }
const empty = { name: 'Yard', held: new Map<string, number>() }

test('names the warehouses that hold the part, and how many each holds', () => {
  expect(warehouseText(t, format, item, [main(4), empty, depot])).toBe(
    '4 pieces in Main warehouse and 2 pieces in Depot',
  )
})

test('says that there is none where none is, also below zero', () => {
  expect(warehouseText(t, format, item, [main(-1), empty])).toBe('None in Main warehouse and Yard')
})

test('says nothing where no warehouse is known', () => {
  expect(warehouseText(t, format, item, [])).toBeUndefined()
})
