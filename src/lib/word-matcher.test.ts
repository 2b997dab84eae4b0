import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { codeWords, wordMatcher } from './word-matcher.ts'

test.each([
  ['Café Muñoz', 'munoz cafe', true],
  ['Café Muñoz', 'munoz bar', false],
  [codeWords('+1 (902) 555-0123'), '902 555 0123', true],
  [codeWords('+1 (902) 555-0123'), '(902)555.0123', true],
  [codeWords('+1 (902) 555-0123'), '0902 5550123', true],
  [codeWords('020 7946 0018'), '+44 20 7946 0018', true],
  [codeWords('020 7946 0018'), '0044 20 7946 0018', true],
  [codeWords('020 7946 0018'), '+44 20 7946 0019', false],
  [codeWords('INV-2026-00095'), '00095', true],
  [codeWords('W-95K3M9'), '00095', false],
  [codeWords('48-53876'), '4853876', true],
  [codeWords('W-7K3M9Q'), 'w7k3m9q', true],
  // Three digits are part of a word, not a number of their own.
  [codeWords('12-34'), '1 4', true],
  [codeWords('12-34'), '1-3', false],
])('%j matches %j: %s', (text, typed, holds) => {
  expect(wordMatcher(typed)?.(foldText(text))).toBe(holds)
})

test('an empty query matches nothing in particular', () => {
  expect(wordMatcher('  ')).toBeNull()
})
