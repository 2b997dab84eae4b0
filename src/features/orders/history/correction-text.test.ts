import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages, translate } from '#messages/index.ts'
import { correctionText } from './correction-text.ts'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

const text = (before: number, after: number, isWhole = true, name = 'Filter') =>
  correctionText(translate, { name, unit: 'piece', before, after }, isWhole)

test('a correction says what the part came to and what it was', () => {
  expect(text(1, 3)).toBe('Parts: 3 pieces Filter (was 1 piece)')
  expect(text(2, 0)).toBe('Parts: 0 pieces Filter (was 2 pieces)')
})

test('what was used first, or before what is loaded, is said as its difference', () => {
  expect(text(0, 3)).toBe('Used 3 pieces Filter')
  expect(text(1, 3, false)).toBe('Used 2 pieces Filter')
  expect(text(0, -2, false)).toBe('Returned 2 pieces of a part')
  expect(text(0, 2, true, '')).toBe('Used 2 pieces of a part')
})
