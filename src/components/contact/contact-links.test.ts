import { expect, test } from 'vitest'
import { callLink, dialable } from './contact-links.ts'

test.each([
  ['+44 (0)20 7946 0018', '+4402079460018'],
  ['+1 902 555 0142 ext. 12', '+19025550142'],
  ['ask at the gate', ''],
  ['', ''],
])('%j is dialled as %j', (phone, dialled) => {
  expect(dialable(phone)).toBe(dialled)
})

test.each([
  ['+1 902 555 0142', 'tel:+19025550142'],
  ['+1 902 555 0142, ext. 12', 'tel:+19025550142,12'],
  ['902 555 0142 x7', 'tel:9025550142,7'],
  ['ask at the gate', null],
])('%j is called at %j', (phone, href) => {
  expect(callLink(phone)).toBe(href)
})
