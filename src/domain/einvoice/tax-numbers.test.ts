import { expect, it } from 'vitest'
import { taxNumbersOf } from './tax-numbers.ts'

it.each([
  ['VAT number DE123456789', 'DE', 'DE123456789'],
  ['USt-IdNr. DE 123 456 789', 'DE', 'DE123456789'],
  ['CHE-123.456.789 MWST', 'CH', 'CHE123456789MWST'],
  ['ΑΦΜ EL123456789', 'GR', 'EL123456789'],
  ['NIF ESB12345678', '', 'ESB12345678'],
])('knows a VAT number: %s', (text, country, vatId) => {
  expect(taxNumbersOf([text], country)).toEqual({ vatId, other: '' })
})

it.each([
  ['EIN 12-3456789', 'US', '12-3456789'],
  ['Steuernummer 22/123/45678', 'DE', '22/123/45678'],
  ['VAT No. 12345678', 'DE', '12345678'],
  ['FR12345678901', 'DE', 'FR12345678901'],
  ['', 'DE', ''],
])('does not take another number for one: %s', (text, country, other) => {
  expect(taxNumbersOf([text], country)).toEqual({ vatId: '', other })
})

it('takes the first of each kind', () => {
  expect(taxNumbersOf(['Tax 1', 'Tax 2', 'FR12345678901', 'FR99999999999'], 'FR')).toEqual({
    vatId: 'FR12345678901',
    other: '1',
  })
})
