import * as v from 'valibot'
import { expect, test } from 'vitest'
import { editedTaxCodes } from './edited-tax-code.ts'
import { storedTaxCodes } from './tax-code.ts'
import { taxNames } from './tax-names.ts'

const standard = {
  code: 'S20',
  label: '',
  rateMilliPercent: 20_000,
  category: 'S',
  reason: '',
} as const
const codes = [
  { ...standard, archivedAt: null, quickBooksName: '20.0% S', xeroName: '20% (VAT on Income)' },
  { ...standard, code: 'S5', archivedAt: null, xeroName: '' },
  { ...standard, code: 'S17', archivedAt: '2026-01-01T00:00:00.000Z', quickBooksName: '17.5% S' },
]

test('each program has names of its own, also for archived taxes', () => {
  expect(taxNames(codes, 'quickbooks')).toEqual({ S20: '20.0% S', S17: '17.5% S' })
  expect(taxNames(codes, 'xero')).toEqual({ S20: '20% (VAT on Income)' })
})

test('names are stored, and are not too long', () => {
  expect(v.parse(storedTaxCodes, codes)).toEqual(codes)
  expect(v.is(editedTaxCodes, codes)).toBe(true)
  expect(v.is(editedTaxCodes, [{ ...codes[0], xeroName: 'x'.repeat(81) }])).toBe(false)
})
