import type { CustomerListItem } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'
import { wordMatcher } from '#lib/word-matcher.ts'

/** Customers whose name, phone or e-mail holds every word, whatever their accents. */
export function findCustomers(
  items: readonly CustomerListItem[],
  text: string,
): readonly CustomerListItem[] {
  const matches = wordMatcher(text)
  if (!matches) return items
  return items.filter(({ customer: { name, email, phone } }) =>
    matches(foldText(`${name} ${email} ${phone} ${digits(phone)}`)),
  )
}

/** A number is found however its groups are written. */
function digits(phone: string): string {
  return phone.replaceAll(/\D/g, '')
}
