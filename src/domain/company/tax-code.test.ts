import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { defaultTaxCodeOf, taxCodesOf, type TaxFacts } from './tax-codes-of.ts'
import { type TaxCode, taxCategories } from './tax-code.ts'
import { taxCode } from './edited-tax-code.ts'

const standard: TaxCode = {
  code: 'S21',
  label: 'IVA',
  rateMilliPercent: 21_000,
  category: 'S',
  reason: '',
  archivedAt: null,
}
const reduced: TaxCode = { ...standard, code: 'S10', rateMilliPercent: 10_000 }
const company = (more: Partial<TaxFacts>): TaxFacts => ({
  taxCodes: [],
  defaultTaxCode: '',
  taxRateMilliPercent: 14_000,
  ...more,
})

describe('a tax code', () => {
  it.each(taxCategories)('of category %s has a rate only if it is standard', (category) => {
    const reason = category === 'S' || category === 'Z' ? '' : 'Article 44'
    const one = { ...standard, category, reason }
    expect(v.is(taxCode, one)).toBe(category === 'S')
    expect(v.is(taxCode, { ...one, rateMilliPercent: 0 })).toBe(true)
  })

  it.each(taxCategories)('of category %s says why no tax is charged', (category) => {
    const one = { ...standard, rateMilliPercent: 0, category, reason: ' ' }
    expect(v.is(taxCode, one)).toBe(category === 'S' || category === 'Z')
  })

  it.each(['', 's21', 'S 21', '-S', 'X'.repeat(21), 'Ä'])('cannot be named %j', (code) => {
    expect(v.is(taxCode, { ...standard, code })).toBe(false)
  })
})

describe('the taxes of a company', () => {
  it('follow from its rate where it lists none', () => {
    expect(taxCodesOf(company({}))).toEqual([
      { ...standard, code: 'STD', label: '', rateMilliPercent: 14_000 },
    ])
    expect(defaultTaxCodeOf(company({})).rateMilliPercent).toBe(14_000)
    expect(defaultTaxCodeOf(company({ taxRateMilliPercent: 0 })).category).toBe('Z')
  })

  it('have one default that is not archived, whatever is stored', () => {
    const archived = { ...standard, archivedAt: '2026-03-02T09:00:00.000Z' }
    const of = (taxCodes: readonly TaxCode[], defaultTaxCode: string) =>
      defaultTaxCodeOf(company({ taxCodes, defaultTaxCode })).code
    expect(of([standard, reduced], 'S10')).toBe('S10')
    expect(of([standard, reduced], '')).toBe('S21')
    expect(of([standard, reduced], 'gone')).toBe('S21')
    expect(of([archived, reduced], 'S21')).toBe('S10')
    expect(of([archived], 'S21')).toBe('S21')
  })
})
