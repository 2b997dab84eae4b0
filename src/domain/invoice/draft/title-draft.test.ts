import { expect, it } from 'vitest'
import { titleDraft } from './title-draft.ts'

const order = {
  id: 'o1',
  ref: 'W-1',
  title: 'Boiler inspection',
  customerId: 'cu1',
  status: 'reviewed',
  statusAt: '2026-03-02T10:00:00.000Z',
  fixedPriceMinor: null,
} as const
const company = {
  currency: 'EUR',
  timeZone: 'UTC',
  taxCodes: [],
  defaultTaxCode: '',
  laborItemId: null,
  termsDays: 30,
  pricesIncludeTax: true,
  cashRounding: '',
  taxRateMilliPercent: 20_000,
} as const

it('keeps what the company rounds sums to', () => {
  expect(titleDraft([order], { ...company, cashRounding: '0.05' }).cashStepMinor).toBe(5)
  expect(titleDraft([order], company)).not.toHaveProperty('cashStepMinor')
})

it('has a line without a price for each order, so that each counts as billed', () => {
  expect(titleDraft([order, { ...order, id: 'o2', title: 'Valve' }], company)).toMatchObject({
    customerId: 'cu1',
    orderIds: ['o1', 'o2'],
    supplyFrom: '2026-03-02',
    termsDays: 30,
    isInclusive: true,
    lines: [
      { name: 'Boiler inspection', priceMinor: 0, sources: [{ kind: 'order', id: 'o1' }] },
      { name: 'Valve', priceMinor: 0, sources: [{ kind: 'order', id: 'o2' }] },
    ],
  })
})
