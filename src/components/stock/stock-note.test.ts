import { expect, test } from 'vitest'
import type { Translate } from '#messages/index.ts'
import { stockNote } from './stock-note.ts'

const t = ((key: string, { count }: { count: string }) => `${key} ${count}`) as Translate
const format = { number: String }

test('an item reads its number and minimum, as far as it has them', () => {
  expect(stockNote(t, format, { sku: 'V-1', minimum: 4 })).toBe('V-1 · inventory.minimum 4')
  expect(stockNote(t, format, { sku: '', minimum: 0.5 })).toBe('inventory.minimum 0.5')
  expect(stockNote(t, format, { sku: 'V-1', minimum: null })).toBe('V-1')
})
