import type { CustomerListItem } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'

/** Customers whose name, phone or e-mail holds every word, whatever their accents. */
export function findCustomers(
  items: readonly CustomerListItem[],
  text: string,
): readonly CustomerListItem[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter(({ customer }) => {
    const hay = foldText(
      `${customer.name} ${customer.email} ${customer.phone} ${digits(customer.phone)}`,
    )
    return words.every((word) => hay.includes(word))
  })
}

/** A number is found however its groups are written. */
function digits(phone: string): string {
  return phone.replaceAll(/\D/g, '')
}
