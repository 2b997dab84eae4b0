import { expect, test } from 'vitest'
import { guessRegion } from './guess-region.ts'

test('uses the first language that names a known country', () => {
  expect(guessRegion(['es', 'es-MX', 'en-US'])).toEqual({ country: 'MX', currency: 'MXN' })
  expect(guessRegion(['de-AT'])).toEqual({ country: 'AT', currency: 'EUR' })
})

test('falls back to defaults if nothing is known', () => {
  expect(guessRegion([])).toEqual({ country: '', currency: 'USD' })
  expect(guessRegion(['xx-notalanguage-y', 'en'])).toEqual({ country: '', currency: 'USD' })
})
