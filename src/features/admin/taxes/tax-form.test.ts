import * as v from 'valibot'
import { expect, test } from 'vitest'
import { taxCategories, type TaxCode } from '#domain/company/tax-code.ts'
import { taxCode } from '#domain/company/edited-tax-code.ts'
import { taxErrors, taxValues, typedTax, type TaxValues } from './tax-form.ts'

const typed: TaxValues = {
  code: ' s21 ',
  label: ' IVA ',
  category: 'S',
  percent: '21',
  reason: 'x',
  quickBooksName: ' ',
  xeroName: '',
}
const stored: TaxCode = {
  code: 'S21',
  label: 'IVA',
  rateMilliPercent: 21_000,
  category: 'S',
  reason: '',
  archivedAt: null,
}

test('what is typed is stored with only what its category has', () => {
  expect(typedTax(typed, null)).toEqual(stored)
  const exempt = typedTax({ ...typed, category: 'E', reason: ' Article 20 ' }, null)
  expect(exempt).toMatchObject({ rateMilliPercent: 0, reason: 'Article 20' })
  expect(typedTax(taxValues(stored, 'es'), null)).toEqual(stored)
})

test('names of accounting programs are kept where they are typed', () => {
  const named = { ...stored, quickBooksName: '21.0% S', xeroName: '21% (VAT on Income)' }
  expect(
    typedTax({ ...typed, quickBooksName: ' 21.0% S', xeroName: '21% (VAT on Income) ' }, null),
  ).toEqual(named)
  expect(typedTax(taxValues(named, 'es'), null)).toEqual(named)
})

test('a tax needs a code of its own, a rate or a reason', () => {
  expect(taxErrors(typed, [])).toEqual({})
  expect(taxErrors(typed, [stored])).toEqual({ code: 'taken' })
  expect(taxErrors({ ...typed, code: 'S 21' }, [])).toEqual({ code: 'invalid' })
  expect(taxErrors({ ...typed, percent: '' }, [])).toEqual({ percent: 'invalid' })
  expect(taxErrors({ ...typed, percent: '101' }, [])).toEqual({ percent: 'invalid' })
  expect(taxErrors({ ...typed, category: 'Z', percent: '', reason: '' }, [])).toEqual({})
  expect(taxErrors({ ...typed, category: 'AE', reason: ' ' }, [])).toEqual({ reason: 'required' })
})

test.each(taxCategories)('a tax of category %s without errors can be stored', (category) => {
  const values = { ...typed, category, reason: 'Article 20' }
  expect(taxErrors(values, [])).toEqual({})
  expect(v.is(taxCode, typedTax(values, null))).toBe(true)
})
