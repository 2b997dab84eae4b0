import { beforeAll, expect, it } from 'vitest'
import { enStart } from '#messages/en/start.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages, translate } from '#messages/index.ts'
import { quantityText, unitName } from './quantity-text.ts'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

it('pluralises known units and leaves a company’s own unit unchanged', () => {
  const say = (count: number, unit: string) => quantityText(translate, count, unit)
  expect(say(1, 'piece')).toBe('1 piece')
  expect(say(3, 'piece')).toBe('3 pieces')
  expect(say(1.5, 'litre')).toBe('1.5 liters')
  expect(say(2, 'reels')).toBe('2 reels')
  expect(say(2, '')).toBe('2')
})

it('names a unit beside its count, and in the plural by itself', () => {
  expect(unitName(translate, 'set', 1)).toBe('set')
  expect(unitName(translate, 'set', 3)).toBe('sets')
  expect(unitName(translate, 'set')).toBe('sets')
  expect(unitName(translate, 'reels', 1)).toBe('reels')
})
