import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Company, companySchema } from '#domain/entities/company.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { companyLines } from './company-lines.ts'

const at = '2026-05-01T09:00:00.000Z'
const company: Company = {
  id: 'c1',
  ...v.parse(companySchema, {
    schema: 1,
    updatedAt: at,
    updatedBy: 'o',
    isSetup: true,
    ownerId: 'o',
    createdAt: at,
    name: 'Harbour',
    address: { ...emptyAddress, line1: '8 Mill Lane', city: 'Port Ellery' },
  }),
}

test('an older company has only its address', () => {
  expect(companyLines(company)).toEqual(['8 Mill Lane', 'Port Ellery'])
})

test('a document says who the company is and how to reach it', () => {
  const full: Company = {
    ...company,
    legalName: 'Harbour Field Services Ltd.',
    phone: '+1 902 555 0100',
    website: 'https://harbour.example',
    taxIds: [
      { id: 'a', label: 'GST/HST', value: '81234 5678 RT0001' },
      { id: 'b', label: 'Company number', value: '4417' },
    ],
    iban: 'ES9121000418450200051332',
  }
  expect(companyLines(full)).toEqual([
    'Harbour Field Services Ltd.',
    '8 Mill Lane',
    'Port Ellery',
    '+1 902 555 0100 · harbour.example',
    'GST/HST 81234 5678 RT0001 · Company number 4417',
  ])
  expect(companyLines({ ...full, legalName: 'Harbour' })[0]).toBe('8 Mill Lane')
})
