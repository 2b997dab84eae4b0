import { expect, test } from 'vitest'
import { createLexer } from './lexer.ts'

const read = (source: string) => createLexer(source).tokenAt(0)

test.each([
  [String.raw`'\\\'\"\n\r\t\b\f'`, '\\\'"\n\r\t\b\f'],
  [String.raw`"it's"`, "it's"],
  [String.raw`'\x411'`, 'A1'],
  [String.raw`'\xe9'`, 'é'],
  [String.raw`'\xc3\xa9'`, 'Ã©'],
  [String.raw`'\u00e9\u65e5'`, 'é日'],
  [String.raw`'\ud83d\ude00'`, '😀'],
  [String.raw`'\101\012\377'`, 'A\nÿ'],
  ["'a\tb'", 'a\tb'],
  ["''", ''],
])('%s', (source, value) => {
  expect(read(source)).toMatchObject({ type: 'string', value })
})

test.each([
  [String.raw`b'\xc3\xa9'`, [0xc3, 0xa9]],
  [`b"é"`, [0xc3, 0xa9]],
  [String.raw`b'a\n\377'`, [97, 10, 255]],
])('%s', (source, value) => {
  expect(read(source)).toMatchObject({ type: 'bytes', value: Uint8Array.from(value) })
})

test.each([
  '/',
  'a',
  'v',
  '?',
  'd',
  '.',
  '`',
  '0',
  '12',
  '400',
  'x4',
  'x4g',
  'X41',
  'u123',
  'u{41}',
  'U0001F600',
])('refuses the escape \\%s', (rest) => {
  expect(() => read(`'\\${rest}'`)).toThrow('Invalid escape')
})

test.each(["'a", "'a\nb'", "'a\\'", '"'])('refuses the unclosed literal %s', (source) => {
  expect(() => read(source)).toThrow('String is not closed.')
})
