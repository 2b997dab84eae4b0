import type { Customer } from '../entities/customer.ts'
import type { Invoice } from '../entities/invoice.ts'
import type { Share } from '../entities/share.ts'
import { isShareActive, type NewShare } from '../share/new-share.ts'
import { localDay } from '../time/local-time.ts'
import { invoiceState } from './invoice-state.ts'
import { mostReminders } from './reminders.ts'

/** 'link': the invoice itself; 'reminder': that it is not paid. */
export type InvoiceMail = 'link' | 'reminder'

/** Why an invoice is not mailed. */
export type MailSkip = 'noNumber' | 'noEmail' | 'mailed' | 'notOverdue' | 'paused' | 'remindedToday'

interface MailFacts {
  readonly invoice: Invoice
  readonly customer: Customer | null
  readonly paidMinor: number
  /** The links to the invoice. */
  readonly shares: readonly Share[]
  /** An ISO instant. */
  readonly now: string
  readonly timeZone: string
  /** Whether a customer who has the invoice by mail is to get it once more. */
  readonly isAgain?: boolean
}

export type MailPlan =
  | { readonly share: NewShare & { readonly reminder: number } }
  | { readonly skip: MailSkip }

/** The link that is mailed to the customer of an invoice, or why none is: nobody gets the same mail twice by a slip. */
export function planMail(mail: InvoiceMail, facts: MailFacts): MailPlan {
  const { invoice, customer, paidMinor, shares, now, timeZone, isAgain = false } = facts
  const mailTo = customer?.email ?? ''
  if (invoice.number === '') return { skip: 'noNumber' }
  if (mailTo === '') return { skip: 'noEmail' }
  const mailed = shares.filter((share) => share.mailTo !== '')
  const { id: targetId, customerId } = invoice
  const share = { kind: 'invoice', targetId, customerId, mailTo } as const
  if (mail === 'link') {
    const isOut = mailed.some((one) => one.mailTo === mailTo && isShareActive(one, Date.parse(now)))
    return isOut && !isAgain ? { skip: 'mailed' } : { share: { ...share, reminder: 0 } }
  }
  const today = localDay(now, timeZone)
  if (invoiceState(invoice, paidMinor, today) !== 'overdue') return { skip: 'notOverdue' }
  if (invoice.remindersPausedAt) return { skip: 'paused' }
  const reminders = mailed.filter(({ reminder }) => reminder > 0)
  if (reminders.some(({ createdAt }) => localDay(createdAt, timeZone) === today))
    return { skip: 'remindedToday' }
  const sent = Math.max(0, ...reminders.map(({ reminder }) => reminder))
  return { share: { ...share, reminder: Math.min(sent + 1, mostReminders) } }
}
