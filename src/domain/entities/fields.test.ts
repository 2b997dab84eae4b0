import * as v from 'valibot'
import { expect, test } from 'vitest'
import { code, limits, line, text } from './fields.ts'

test.each([
  ['line', line, limits.line],
  ['code', code, limits.code],
  ['text', text, limits.text],
])('the length of a %s is counted in characters, an emoji being one', (_, schema, most) => {
  for (const character of ['x', 'é', '🔧']) {
    expect(v.is(schema, character.repeat(most))).toBe(true)
    expect(v.is(schema, character.repeat(most + 1))).toBe(false)
  }
  expect(v.is(schema, `${'🔧'.repeat(most - 1)}x`)).toBe(true)
  expect(v.is(schema, `${'🔧'.repeat(most)}x`)).toBe(false)
})
