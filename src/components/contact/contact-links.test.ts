import { expect, test } from 'vitest'
import { dialable } from './contact-links.ts'

test.each([
  ['+44 (0)20 7946 0018', '+4402079460018'],
  ['ask at the gate', ''],
  ['', ''],
])('%j is dialled as %j', (phone, dialled) => {
  expect(dialable(phone)).toBe(dialled)
})
