import type { CustomerListItem } from '#data/index.ts'
import { findByWords } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'
import { codeWords } from '#lib/word-matcher.ts'

/** Customers by name, phone, e-mail or notes. */
export function findCustomers(
  items: readonly CustomerListItem[],
  text: string,
): readonly CustomerListItem[] {
  return findByWords(items, text, {
    text: ({ customer: { name, email, phone, notes } }) =>
      foldText([name, email, codeWords(phone), notes].join(' ')),
    name: ({ customer }) => customer.name,
  })
}
