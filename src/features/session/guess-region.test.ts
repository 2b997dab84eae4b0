import { expect, test } from 'vitest'
import { guessRegion } from './guess-region.ts'

test('the first language with a known country decides', () => {
  expect(guessRegion(['es', 'es-MX', 'en-US'])).toEqual({ country: 'MX', currency: 'MXN' })
  expect(guessRegion(['de-AT'])).toEqual({ country: 'AT', currency: 'EUR' })
})

test('nothing known gives a start all the same', () => {
  expect(guessRegion([])).toEqual({ country: '', currency: 'USD' })
  expect(guessRegion(['xx-notalanguage-y', 'en'])).toEqual({ country: '', currency: 'USD' })
})
