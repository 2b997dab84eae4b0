import { expect, test } from 'vitest'
import { numberInvoices } from './support/number-invoices.ts'

test.each([1, 2])(
  'twenty invoices of each of two offices have forty consecutive numbers, whatever fails (seed %i)',
  { timeout: 240_000 },
  async (seed) => {
    await expect(numberInvoices(seed, 20, 0.35)).resolves.toBeUndefined()
  },
)

test('so have two invoices of each, whatever fails in between', { timeout: 240_000 }, async () => {
  for (let seed = 100; seed < 130; seed += 1) await numberInvoices(seed, 2, 0.35)
  expect.hasAssertions()
})

test('offices that send at the same time need no person', { timeout: 240_000 }, async () => {
  for (let seed = 200; seed < 212; seed += 1) await numberInvoices(seed, 5, 0)
  expect.hasAssertions()
})
