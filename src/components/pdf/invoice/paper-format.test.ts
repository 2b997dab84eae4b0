import { expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { esApp } from '#messages/es/app.ts'
import { paperFormat } from './paper-format.ts'

test.each([
  ['en', 1000, 'SET', '1 set'],
  ['en', 2000, 'SET', '2 sets'],
  ['en', 1000, 'DAY', '1 day'],
  ['en', 1500, 'DAY', '1.5 days'],
  ['es', 1000, 'SET', '1 juego'],
  ['es', 3000, 'DAY', '3 días'],
  ['en', 2500, 'HUR', '2.5 h'],
  ['en', 3000, 'C62', '3'],
  ['en', 3000, 'reel', '3 reel'],
] as const)('in %s, %d thousandths of %s are %j', (language, milli, code, text) => {
  expect(paperFormat(language, 'US', 'EUR').quantity(milli, code)).toBe(text)
})

test('the words are those of the screens', () => {
  for (const [language, words] of [
    ['en', enApp],
    ['es', esApp],
  ] as const)
    for (const code of ['DAY', 'SET'] as const) {
      const { quantity } = paperFormat(language, 'US', 'EUR')
      expect(quantity(1000, code)).toBe(`1 ${words[`unitCode.single.${code}`]}`)
      expect(quantity(2000, code)).toBe(`2 ${words[`unitCode.${code}`]}`)
    }
})
