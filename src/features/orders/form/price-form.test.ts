import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyPrice, priceEntries, priceOf, priceValues } from './price-form.ts'

describe('the fixed price of an order', () => {
  it('is read in the minor units of the currency, with a point or a comma', () => {
    expect(priceOf({ fixedPrice: ' 199,90 ' }, 'CAD')).toEqual({ fixedPriceMinor: 19_990 })
    expect(priceOf({ fixedPrice: '199' }, 'JPY')).toEqual({ fixedPriceMinor: 199 })
    expect(priceOf({ fixedPrice: '1.5' }, 'KWD')).toEqual({ fixedPriceMinor: 1500 })
  })

  it('is none where nothing is typed, and zero where zero is', () => {
    expect(priceOf(emptyPrice, 'CAD')).toEqual({ fixedPriceMinor: null })
    expect(priceOf({ fixedPrice: '0' }, 'CAD')).toEqual({ fixedPriceMinor: 0 })
  })

  it.each([null, 0, 19_990])('stays the same in the form: %s', (fixedPriceMinor) => {
    expect(priceOf(priceValues({ fixedPriceMinor }, 'CAD'), 'CAD')).toEqual({ fixedPriceMinor })
  })

  it.each([
    ['', true],
    ['19.90', true],
    ['19.905', false],
    ['-1', false],
    ['about 20', false],
    ['1000000000.01', false],
  ])('may be typed as %j: %s', (fixedPrice, isValid) => {
    const { success } = v.safeParse(v.object(priceEntries('CAD')), { fixedPrice })
    expect(success).toBe(isValid)
  })
})
