import * as v from 'valibot'
import { expect, test } from 'vitest'
import { code, limits, line, text } from './fields.ts'

test.each([
  ['line', line, limits.line],
  ['code', code, limits.code],
  ['text', text, limits.text],
])('the length of a %s is counted in characters, an emoji being one', (_, schema, maxLength) => {
  for (const character of ['x', 'é', '🔧']) {
    expect(v.is(schema, character.repeat(maxLength))).toBe(true)
    expect(v.is(schema, character.repeat(maxLength + 1))).toBe(false)
  }
  expect(v.is(schema, `${'🔧'.repeat(maxLength - 1)}x`)).toBe(true)
  expect(v.is(schema, `${'🔧'.repeat(maxLength)}x`)).toBe(false)
})
