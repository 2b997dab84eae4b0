import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([
  ['{"a":1}', { a: 1 }],
  ['not JSON', null],
  [null, null],
  [undefined, null],
])('%s is read as %j', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})
