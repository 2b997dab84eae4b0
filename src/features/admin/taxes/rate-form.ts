import type { Company } from '#domain/entities/company.ts'
import { laborItemOf } from '#domain/company/labor-item.ts'
import type { Item } from '#domain/entities/item.ts'
import { minorText } from '#domain/money/money.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'

/** Which item prices billed time: one of the catalogue by its id, a new one, or none. */
export const newRate = 'new'
export const noRate = ''

export interface RateValues {
  readonly choice: string
  readonly name: string
  readonly price: string
}

/** The labor that a company can choose from. */
export function laborItems(items: readonly Item[]): readonly Item[] {
  return items.filter(({ kind, archivedAt }) => kind === 'labour' && archivedAt === null)
}

/** What the form starts with: the rate in use, else the first labor of the catalogue, else a new one. */
export function firstRate(company: Company, items: readonly Item[], name: string): RateValues {
  const item = laborItemOf(company.laborItemId, items) ?? laborItems(items)[0]
  return rateOf(item?.id ?? newRate, items, name, company.currency)
}

/** The values of a choice; `name` is that of a new rate. */
export function rateOf(
  choice: string,
  items: readonly Item[],
  name: string,
  currency: string,
): RateValues {
  const item = items.find(({ id }) => id === choice)
  return item
    ? { choice, name: item.name, price: minorText(item.priceMinor, currency) }
    : { choice, name, price: '' }
}

export function rateErrors({ choice, name, price }: RateValues, currency: string) {
  if (choice === noRate) return { name: false, price: false }
  return { name: name.trim() === '', price: !((parseMinor(price, currency) ?? 0) > 0) }
}
