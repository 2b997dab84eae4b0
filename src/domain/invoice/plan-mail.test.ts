import { expect, test } from 'vitest'
import { issuedInvoice } from '../einvoice/einvoice.fixture.ts'
import type { Customer } from '../entities/customer.ts'
import type { Share } from '../entities/share.ts'
import { type InvoiceMail, planMail } from './plan-mail.ts'

const invoice = issuedInvoice({ number: 'INV-1', totalMinor: 12_000, dueOn: '2026-03-10' })
const customer = { email: 'ana@example.com' } as Customer
const facts = {
  invoice,
  customer,
  paidMinor: 0,
  shares: [] as readonly Share[],
  now: '2026-03-11T02:00:00Z',
  timeZone: 'UTC',
  isAgain: false,
}
const plan = (mail: InvoiceMail, more: Partial<typeof facts> = {}) =>
  planMail(mail, { ...facts, ...more })
const mailed = (reminder: number, more: Partial<Share> = {}) =>
  ({
    mailTo: customer.email,
    reminder,
    createdAt: '2026-03-05T09:00:00Z',
    expiresAt: '2026-09-01T09:00:00Z',
    revokedAt: null,
    ...more,
  }) as Share

test('an invoice is mailed to its customer, who gets it once', () => {
  expect(plan('link')).toEqual({
    share: {
      kind: 'invoice',
      targetId: invoice.id,
      customerId: invoice.customerId,
      mailTo: 'ana@example.com',
      reminder: 0,
    },
  })
  expect(plan('link', { shares: [mailed(0)] })).toEqual({ skip: 'mailed' })
  expect(plan('link', { shares: [mailed(0, { mailTo: '' })] })).toHaveProperty('share')
  // The link was turned off, or the address has changed.
  expect(plan('link', { shares: [mailed(0, { revokedAt: facts.now })] })).toHaveProperty('share')
  expect(plan('link', { shares: [mailed(0, { mailTo: 'b@example.com' })] })).toHaveProperty('share')
})

test('an invoice is mailed once more where that is asked for', () => {
  const again = { shares: [mailed(0)], isAgain: true }
  expect(plan('link', again)).toMatchObject({ share: { mailTo: 'ana@example.com', reminder: 0 } })
  expect(plan('link', { ...again, paidMinor: 12_000 })).toHaveProperty('share')
  expect(plan('link', { ...again, customer: { email: '' } as Customer })).toEqual({
    skip: 'noEmail',
  })
  const today = [mailed(1, { createdAt: '2026-03-11T01:00:00Z' })]
  expect(plan('reminder', { ...again, shares: today })).toEqual({ skip: 'remindedToday' })
})

test('reminders count up, one a day, while an invoice is overdue', () => {
  expect(plan('reminder')).toMatchObject({ share: { reminder: 1 } })
  expect(plan('reminder', { shares: [mailed(0), mailed(1)] })).toMatchObject({
    share: { reminder: 2 },
  })
  expect(plan('reminder', { shares: [mailed(3)] })).toMatchObject({ share: { reminder: 3 } })
  const now = { shares: [mailed(1, { createdAt: '2026-03-11T01:00:00Z' })] }
  expect(plan('reminder', now)).toEqual({ skip: 'remindedToday' })
  expect(plan('reminder', { paidMinor: 12_000 })).toEqual({ skip: 'notOverdue' })
  // By the company's clock it is still the day on which it is due.
  expect(plan('reminder', { timeZone: 'America/Halifax' })).toEqual({ skip: 'notOverdue' })
})

test('nothing is mailed without a number or an address', () => {
  for (const mail of ['link', 'reminder'] as const) {
    expect(plan(mail, { invoice: { ...invoice, number: '' } })).toEqual({ skip: 'noNumber' })
    expect(plan(mail, { customer: { email: '' } as Customer })).toEqual({ skip: 'noEmail' })
  }
})

test('nobody is reminded of an invoice whose reminders are paused; the invoice itself can be mailed', () => {
  const paused = { ...invoice, remindersPausedAt: '2026-03-10T09:00:00Z' }
  expect(plan('reminder')).toHaveProperty('share')
  expect(plan('reminder', { invoice: paused })).toEqual({ skip: 'paused' })
  expect(plan('reminder', { invoice: { ...paused, remindersPausedAt: null } })).toHaveProperty(
    'share',
  )
  expect(plan('link', { invoice: paused })).toHaveProperty('share')
})
