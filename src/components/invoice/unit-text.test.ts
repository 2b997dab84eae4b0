import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages, translate } from '#messages/index.ts'
import { unitText } from './unit-text.ts'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

test.each([
  ['SET', 1000, 'set'],
  ['SET', 1500, 'sets'],
  ['SET', undefined, 'sets'],
  ['C62', 1000, 'pc'],
  ['DAY', 1000, 'day'],
  ['HUR', 1000, 'h'],
  ['XYZ', 1000, 'XYZ'],
])('the unit %s beside %s thousandths is %s', (code, quantityMilli, expected) => {
  expect(unitText(translate, code, quantityMilli)).toBe(expected)
})
