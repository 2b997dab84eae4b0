import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

/** As text, with matches in brackets. */
function shown(text: string, typed: string): string {
  return markedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')
}

test('each typed word is marked, whatever its case and accents', () => {
  expect(shown('La válvula de la caldera', 'VALVULA cald')).toBe('La [válvula] de la [cald]era')
  expect(shown('cafe\u0301 and cafe', 'café')).toBe('[cafe\u0301] and [cafe]')
})

test('words that overlap are marked once', () => {
  expect(shown('Boilerman', 'boiler lerm')).toBe('[Boilerm]an')
})

test('a word with a slip is marked where no word is exact', () => {
  expect(shown('The boiler leaks', 'bioler')).toBe('The [boiler] leaks')
})

test('a long text begins shortly before the first match, at a word', () => {
  const text = 'The customer called this morning and asked when someone comes for the boiler'
  expect(shown(text, 'boiler')).toBe('…someone comes for the [boiler]')
  expect(shown('a'.repeat(90) + 'boiler', 'boiler')).toBe(`${'a'.repeat(90)}[boiler]`)
})

test('what does not match stays whole', () => {
  expect(shown('Nothing here', 'xyz')).toBe('Nothing here')
})
