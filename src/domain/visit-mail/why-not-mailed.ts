import * as v from 'valibot'
import type { Customer } from '../entities/customer.ts'
import { emailLine } from '../entities/fields.ts'

/** Why automatic mails do not go to a customer; null where they do. */
export function whyNotMailed({
  email,
  noVisitMails,
}: Pick<Customer, 'email' | 'noVisitMails'>): 'noEmail' | 'optedOut' | null {
  if (email === '' || !v.is(emailLine, email)) return 'noEmail'
  return noVisitMails ? 'optedOut' : null
}
