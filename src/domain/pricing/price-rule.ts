import * as v from 'valibot'
import { editedItems, storedItems } from '../company/stored-items.ts'
import type { PriceList } from '../entities/price-list.ts'
import { id, requiredLine } from '../entities/fields.ts'
import { wholeBetween } from '../entities/whole-between.ts'
import { maxMinor } from '../money/max-minor.ts'

/** The most rules of one list. */
export const mostPriceRules = 100

/** The greatest markup, in thousandths of a percent. */
export const maxMarkup = 1_000_000

/** What a rule is about. */
export const priceTarget = v.variant('kind', [
  v.object({ kind: v.literal('item'), itemId: id }),
  v.object({ kind: v.literal('category'), category: requiredLine }),
  v.object({ kind: v.literal('all') }),
])
export type PriceTarget = Readonly<v.InferOutput<typeof priceTarget>>

/** How the price is found: as it stands here, from the catalogue's price, or from what the item costs the company. */
export const priceChange = v.variant('kind', [
  v.object({ kind: v.literal('fixed'), minor: wholeBetween(0, maxMinor) }),
  v.object({ kind: v.literal('percentOff'), milliPercent: wholeBetween(0, 100_000) }),
  v.object({ kind: v.literal('markup'), milliPercent: wholeBetween(0, maxMarkup) }),
])
export type PriceChange = Readonly<v.InferOutput<typeof priceChange>>

const priceRule = v.object({
  id,
  target: priceTarget,
  change: priceChange,
  /** The quantity from which it holds, in thousandths of a unit. */
  fromMilli: wholeBetween(0, 1_000_000_000),
})
export type PriceRule = Readonly<v.InferOutput<typeof priceRule>>

const storedRules = v.fallback(storedItems(priceRule, 'id', mostPriceRules), [])

/** The rules of a list, parsed where they are needed. One that cannot be read is as if it had never been entered. */
export function priceRulesOf({ rules }: Pick<PriceList, 'rules'>): readonly PriceRule[] {
  return v.parse(storedRules, rules)
}

/** The rules of a list, as an edit sends them. */
export const editedPriceRules = editedItems(priceRule, 'id', mostPriceRules)
