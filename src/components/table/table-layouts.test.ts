import { expect, test } from 'vitest'
import { readTableLayouts } from './table-layouts.ts'

const usual = { columns: null, widths: {}, views: [] }

test('what was stored is read, what is missing is as usual', () => {
  const views = [{ name: 'Late boilers', query: 'day=late&q=boiler' }]
  expect(readTableLayouts(JSON.stringify({ orders: { widths: { title: 20 }, views } }))).toEqual({
    orders: { columns: null, widths: { title: 20 }, views },
  })
})

test('what cannot be read is as usual, and spoils no other table', () => {
  expect(readTableLayouts(null)).toEqual({})
  expect(readTableLayouts('{')).toEqual({})
  expect(readTableLayouts('"orders"')).toEqual({})
  const stored = { orders: { columns: 'all' }, customers: { columns: ['name'] } }
  expect(readTableLayouts(JSON.stringify(stored))).toEqual({
    orders: usual,
    customers: { ...usual, columns: ['name'] },
  })
})
