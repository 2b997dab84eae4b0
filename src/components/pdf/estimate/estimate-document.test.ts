import { expect, test } from 'vitest'
import type { Estimate } from '#domain/entities/estimate.ts'
import { answerArgs, estimateArgs } from '#domain/estimate/estimate.fixture.ts'
import { estimateDocument } from './estimate-document.ts'

const { estimateId: id, ...entered } = estimateArgs({
  deposit: { kind: 'percent', milliPercent: 30_000 },
})
const estimate = {
  ...entered,
  id,
  ref: 'E-7K3M9Q',
  status: 'sent',
  revision: 2,
  sentAt: '2026-03-02T12:00:00.000Z',
  createdAt: '2026-03-01T09:00:00.000Z',
} as unknown as Estimate
const textOf = (language: 'en' | 'es', more: object = {}) =>
  JSON.stringify(
    estimateDocument({
      estimate: { ...estimate, ...more },
      seller: { name: 'Acme Heating', address: { country: 'ES' } },
      sellerLines: [],
      buyer: { name: 'Harbour School' },
      buyerLines: [],
      language,
      timeZone: 'Pacific/Auckland',
      logo: null,
    }),
  ).replaceAll(/\s/gu, ' ')

test('an estimate on paper has all options with their totals and deposits', () => {
  const text = textOf('es')
  for (const part of [
    'Presupuesto',
    'E-7K3M9Q · Revisión 2',
    'Standard',
    '120,00 €',
    '36,00 €',
    'Premium',
    '240,00 €',
    '72,00 €',
    '3 mar 2026',
  ])
    expect(text, part).toContain(part)
  expect(text).not.toContain('Borrador')
  expect(textOf('en', { status: 'draft', sentAt: null })).toContain('Draft')
})

test('it says what a total is rounded to where it is paid in coins', () => {
  const text = textOf('en', { cashStepMinor: 5000 })
  for (const part of ['Rounding', '-€20.00', 'Amount due', '€100.00'])
    expect(text, part).toContain(part)
  expect(textOf('en')).not.toContain('Amount due')
})

test('an approved one says what was approved, and by whom', () => {
  const { name, optionId, documentHash, signatureId, reason, day: on } = answerArgs()
  const at = '2026-03-02T09:00:00.000Z'
  const decision = { name, optionId, documentHash, signatureId, reason, on, at }
  expect(textOf('en', { decision })).toContain('Approved by Ana Ruiz · Premium · ')
  expect(textOf('en')).not.toContain('Approved by')
})
