import { expect, test } from 'vitest'
import type { InvoiceListItem } from '#data/index.ts'
import { sumByCurrency, sumOpenByCurrency } from '../issue/sum-by-currency.ts'
import { likelyMail } from './likely-mail.ts'

const today = '2026-04-11'

function item(id: string, dueOn: string, paidMinor = 0) {
  const invoice = {
    id,
    kind: 'invoice',
    status: 'issued',
    currency: 'EUR',
    totalMinor: 12_000,
    creditedMinor: 0,
    dueOn,
  } as unknown as InvoiceListItem['invoice']
  return { invoice, totalMinor: 12_000, paidMinor }
}

const overdue = [item('a', '2026-04-10'), item('b', '2026-04-01', 5_000)]

test('overdue invoices that their customers have are reminded of', () => {
  expect(likelyMail(overdue, new Set(['a', 'b']), today)).toBe('reminder')
  expect(likelyMail(overdue, new Set(['a']), today)).toBe('link')
  const mixed = [...overdue, item('c', '2026-05-01')]
  expect(likelyMail(mixed, new Set(['a', 'b', 'c']), today)).toBe('link')
})

test('what is partly paid adds to the open sum only what is left', () => {
  expect(sumByCurrency(overdue)).toEqual([['EUR', 24_000]])
  expect(sumOpenByCurrency(overdue)).toEqual([['EUR', 19_000]])
})
