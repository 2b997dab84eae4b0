import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import type { Format } from '#messages/index.ts'
import { showMessages, translate } from '#messages/index.ts'
import { bringText } from './bring-text.ts'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

const format = {
  number: String,
  list: (items: readonly string[]) => items.join(' and '),
} as unknown as Format
const filter = { name: 'Filter', quantity: 2, where: 'notInVan', warehouses: [] } as const
const text = (...lines: Parameters<typeof bringText>[2]) => bringText(translate, format, lines)

test('what the van lacks is to be brought', () => {
  expect(text(filter)).toBe('Bring: 2 × Filter (not in your van)')
  const valve = { ...filter, name: 'Valve', quantity: 1 }
  expect(text(filter, { ...filter, name: 'Hose', where: 'inVan' }, valve)).toBe(
    'Bring: 2 × Filter and 1 × Valve (not in your van)',
  )
})

test('nothing is said of what is in the van, on its way there or not counted', () => {
  for (const where of ['inVan', 'onItsWay', null] as const)
    expect(text({ ...filter, where })).toBeNull()
  expect(text()).toBeNull()
})

test('a warehouse that has enough of all of them is named', () => {
  const at = (...held: readonly (readonly [string, number])[]) => ({
    ...filter,
    warehouses: held.map(([name, quantity]) => ({ name, quantity })),
  })
  const main = 'Bring: 2 × Filter (not in your van). In stock: Main'
  expect(text(at(['Main', 2]))).toBe(main)
  expect(text(at(['Main', 1]))).toBe('Bring: 2 × Filter (not in your van)')
  const both = text(at(['Main', 9], ['North', 3]), at(['North', 2]))
  expect(both).toBe('Bring: 2 × Filter and 2 × Filter (not in your van). In stock: North')
  expect(text(at(['Main', 9]), at(['North', 2]))).not.toContain('In stock')
})
