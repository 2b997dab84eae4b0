import { expect, test } from 'vitest'
import { enterSends } from './enter-sends.ts'

const enter = {
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
}

test.each([
  [{}, true, false],
  [{ shiftKey: true }, false, false],
  [{ altKey: true }, false, false],
  [{ ctrlKey: true }, true, true],
  [{ metaKey: true }, true, true],
  [{ isComposing: true }, false, false],
  [{ isComposing: true, ctrlKey: true }, false, false],
  [{ key: 'a' }, false, false],
])('Enter with %j sends on a desktop: %s, on a phone: %s', (press, desktop, phone) => {
  expect(enterSends({ ...enter, ...press }, true)).toBe(desktop)
  expect(enterSends({ ...enter, ...press }, false)).toBe(phone)
})
