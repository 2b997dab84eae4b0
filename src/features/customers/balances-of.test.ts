import { expect, test } from 'vitest'
import { balancesOf } from './balances-of.ts'

const invoice = (id: string, currency: string, totalMinor: number) => ({
  id,
  kind: 'invoice' as const,
  status: 'issued' as const,
  currency,
  totalMinor,
  prepaidMinor: null,
  creditedMinor: 0,
  cashStepMinor: 0,
  issuedOn: '2026-01-01',
  dueOn: '2026-02-01',
  seq: 1,
  createdAt: '2026-01-01T08:00:00.000Z',
})

test('a customer owes what is open by currency, and nothing where all is paid', () => {
  const invoices = [invoice('a', 'USD', 12_000), invoice('b', 'USD', 500), invoice('c', 'CAD', 0)]
  expect(balancesOf(invoices, [])).toEqual([{ currency: 'USD', minor: 12_500 }])
  expect(balancesOf([], [])).toEqual([])
})
