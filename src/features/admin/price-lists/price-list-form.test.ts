import { expect, it } from 'vitest'
import { priceListFixture } from '#domain/pricing/price-list.fixture.ts'
import { priceListErrors, priceListFields, priceListValues } from './price-list-form.ts'

const company = { currency: 'CHF', pricesIncludeTax: true }

it('a new list is in the company’s currency, with tax where its prices have it', () => {
  const values = priceListValues(null, company)
  expect(values).toMatchObject({ name: '', currency: 'CHF', isInclusive: true, rules: [] })
  expect(priceListErrors(values)).toEqual({ name: true, currency: false, days: false })
})

it('a list that nobody edits comes back as it was', () => {
  const { name, currency, isInclusive, fromOn, untilOn, rules } = priceListFixture([], {
    untilOn: '2026-12-31',
  })
  const values = priceListValues(priceListFixture([], { untilOn }), company)
  expect(priceListFields(values)).toEqual({ name, currency, isInclusive, fromOn, untilOn, rules })
})

it('names and currencies are stored tidily, and days in order', () => {
  const values = { ...priceListValues(null, company), name: ' Trade ', currency: ' eur' }
  expect(priceListFields(values)).toMatchObject({ name: 'Trade', currency: 'EUR', fromOn: null })
  expect(priceListErrors({ ...values, currency: 'EU' })).toMatchObject({ currency: true })
  const reversed = { ...values, fromOn: '2026-03-02', untilOn: '2026-03-01' }
  expect(priceListErrors(reversed)).toMatchObject({ days: true })
  expect(priceListErrors({ ...reversed, untilOn: '2026-03-02' })).toMatchObject({ days: false })
})
