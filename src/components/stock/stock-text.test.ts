import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages, translate } from '#messages/index.ts'
import { shortText, stockText } from './stock-text.ts'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

const pump = { unit: 'piece', minimums: { store: 6 } }

test.each([
  [12, '12 pieces in stock'],
  [5, '5 pieces in stock, low'],
  [0, 'None in stock'],
  [-2, 'None in stock'],
])('%d is said as: %s', (quantity, text) => {
  expect(stockText(translate, pump, 'store', quantity)).toBe(text)
})

test('more than there is may be taken, and is said', () => {
  const text = (taken: number, held?: number) =>
    shortText(translate, pump, taken, { name: 'Main warehouse', held })
  expect(text(13, 12)).toBe('Only 12 pieces in stock at Main warehouse.')
  expect(text(1, 0)).toBe('None in stock at Main warehouse.')
  expect(text(12, 12)).toBeUndefined()
  expect(text(13)).toBeUndefined()
})
