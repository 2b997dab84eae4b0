import { expect, it } from 'vitest'
import { isSameCode } from './is-same-code.ts'

it.each([
  ['4006381333931', '4006381333931', true],
  ['4006381333931', ' 4006381333931 ', true],
  // A UPC-A code, and the same as an EAN-13.
  ['036000291452', '0036000291452', true],
  ['0036000291452', '036000291452', true],
  ['4006381333931', '006381333931', false],
  ['H-1005', 'H-1006', false],
  ['07', '7', false],
])('%s and %s: %s', (one, other, same) => {
  expect(isSameCode(one, other)).toBe(same)
})
