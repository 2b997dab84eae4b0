import type { CustomerListItem } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'
import { codeWords, wordMatcher } from '#lib/word-matcher.ts'

/** Customers whose name, phone, e-mail or notes contain every word, ignoring accents. */
export function findCustomers(
  items: readonly CustomerListItem[],
  text: string,
): readonly CustomerListItem[] {
  const matches = wordMatcher(text)
  if (!matches) return items
  return items.filter(({ customer: { name, email, phone, notes } }) =>
    matches(foldText([name, email, codeWords(phone), notes].join(' '))),
  )
}
