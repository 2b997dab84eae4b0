import { expect, test } from 'vitest'
import { firstTextField } from './first-text-field.ts'

const name = { type: 'text' }
const note = { type: 'textarea' }
const kind = { type: 'select-one' }

test.each([
  ['the first field', [name, note], name],
  ['none where something is chosen first', [kind, name], null],
  ['none where a button is first', [{ type: 'button' }, name], null],
  ['the one after a field that is only shown', [{ type: 'email', readOnly: true }, name], name],
  ['the one after a field that is off', [{ type: 'text', disabled: true }, note], note],
  ['none in a sheet without fields', [], null],
])('%s', (_, controls, expected) => {
  expect(firstTextField(controls)).toBe(expected)
})
