import { expect, it } from 'vitest'
import { emptyAddress } from '../entities/fields.ts'
import { isElsewhere } from './is-elsewhere.ts'

const mill = { ...emptyAddress, line1: '8 Mill Lane', city: 'Port Ellery', country: 'CA' }

it.each([
  ['another street', { line1: '8 Mill Road' }, true],
  ['another number', { line1: '80 Mill Lane' }, true],
  ['another town', { city: 'Lunenburg' }, true],
  ['no street', { line1: '' }, true],
  ['another country', { country: 'US' }, true],
  ['a postcode that was missing', { postcode: 'B0J 2C0' }, false],
  ['another unit', { line2: 'Unit 4' }, false],
  ['another spelling', { line1: ' 8, mill lane', city: 'Pórt Ellery' }, false],
])('%s', (_, change, isOther) => {
  expect(isElsewhere(mill, { ...mill, ...change })).toBe(isOther)
})
