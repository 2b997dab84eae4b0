import { expect, it } from 'vitest'
import { isPriceField, seesPrices } from './sees-prices.ts'

const [off, on] = [{ techniciansSeePrices: false }, { techniciansSeePrices: true }]
const technician = { role: 'technician', permissions: ['inventory'] } as const

it('technicians see prices only where the company says so, or they make estimates', () => {
  expect(seesPrices(technician, off)).toBe(false)
  expect(seesPrices(technician, on)).toBe(true)
  expect(seesPrices({ ...technician, permissions: ['quote'] }, off)).toBe(true)
})

it('the office sees them, and a person without a company does not', () => {
  expect(seesPrices({ role: 'admin', permissions: [] }, off)).toBe(true)
  expect(seesPrices({ role: 'owner', permissions: [] }, off)).toBe(true)
  expect(seesPrices(technician, null)).toBe(false)
  expect(seesPrices(null, on)).toBe(false)
})

it('prices are those of items and orders, not what was paid', () => {
  expect(['priceMinor', 'fixedPriceMinor', 'amountMinor', 'title'].map(isPriceField)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
