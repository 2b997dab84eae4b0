import * as v from 'valibot'
import type { Company } from '#domain/entities/company.ts'
import { currency } from '#domain/entities/region.ts'
import type { PriceList } from '#domain/entities/price-list.ts'
import { type PriceRule, priceRulesOf } from '#domain/pricing/price-rule.ts'

/** A price list as it is typed; days are '' where there is no limit. */
export interface PriceListValues {
  readonly name: string
  readonly currency: string
  readonly isInclusive: boolean
  readonly fromOn: string
  readonly untilOn: string
  readonly rules: readonly PriceRule[]
}

/** What the form starts with: a new list is in the company's currency, and has tax where its prices do. */
export function priceListValues(
  list: PriceList | null,
  company: Pick<Company, 'currency' | 'pricesIncludeTax'>,
): PriceListValues {
  if (!list) {
    const { currency: usual, pricesIncludeTax: isInclusive } = company
    return { name: '', currency: usual, isInclusive, fromOn: '', untilOn: '', rules: [] }
  }
  const { name, isInclusive, fromOn, untilOn } = list
  const days = { fromOn: fromOn ?? '', untilOn: untilOn ?? '' }
  return { name, currency: list.currency, isInclusive, ...days, rules: priceRulesOf(list) }
}

/** What is wrong with it. */
export function priceListErrors(values: PriceListValues) {
  const { fromOn, untilOn } = values
  return {
    name: values.name.trim() === '',
    currency: !v.is(currency, values.currency.trim().toUpperCase()),
    days: fromOn !== '' && untilOn !== '' && untilOn < fromOn,
  }
}

/** The list's fields as they are stored. */
export function priceListFields({ fromOn, untilOn, ...values }: PriceListValues) {
  return {
    ...values,
    name: values.name.trim(),
    currency: values.currency.trim().toUpperCase(),
    fromOn: fromOn === '' ? null : fromOn,
    untilOn: untilOn === '' ? null : untilOn,
  }
}
