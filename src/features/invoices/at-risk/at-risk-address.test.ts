import { expect, test } from 'vitest'
import type { MoneyAtRisk } from '#data/index.ts'
import { filterAtRisk, readAtRiskAddress, withAtRiskAddress } from './at-risk-address.ts'

const leak = (id: string, kind: MoneyAtRisk['kind'], customerId: string) =>
  ({ id, kind, customerId }) as MoneyAtRisk
const found = [leak('1', 'toInvoice', 'a'), leak('2', 'oldDraft', 'a'), leak('3', 'toInvoice', 'b')]
const shown = (query: string) =>
  filterAtRisk(found, readAtRiskAddress(new URLSearchParams(query))).map(({ id }) => id)

test('the address says of which customer, and whether only what is on no invoice, is shown', () => {
  expect(shown('')).toEqual(['1', '2', '3'])
  expect(shown('show=else')).toEqual(['1', '2', '3'])
  expect(shown('customer=a')).toEqual(['1', '2'])
  expect(shown('show=unbilled&customer=a')).toEqual(['1'])
})

test('what is usual is left out of the address', () => {
  const query = new URLSearchParams('show=unbilled&customer=a')
  expect(`${withAtRiskAddress(query, { customer: '' })}`).toBe('show=unbilled')
  expect(`${withAtRiskAddress(query, { show: 'all' })}`).toBe('customer=a')
  expect(`${withAtRiskAddress(new URLSearchParams(), { customer: 'b' })}`).toBe('customer=b')
})
