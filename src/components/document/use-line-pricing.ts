import { useMemo } from 'react'
import type { Company } from '#domain/entities/company.ts'
import type { Item } from '#domain/entities/item.ts'
import type { CustomerPrices } from '#domain/pricing/customer-prices.ts'
import { type LinePricing, linePricing } from '#domain/pricing/line-pricing.ts'
import { useToday } from '#messages/use-today.ts'

interface Drafted {
  readonly company: Company | null
  readonly currency: string
  readonly isInclusive: boolean
  /** The day whose prices hold; null for today. */
  readonly on: string | null
}

/** What items cost the customer of a draft; null until prices and catalogue are read. */
export function useLinePricing(
  prices: CustomerPrices | undefined,
  items: readonly Item[] | undefined,
  { company, currency, isInclusive, on }: Drafted,
): LinePricing | null {
  const today = useToday(company?.timeZone ?? 'UTC')
  const day = on ?? today
  return useMemo(() => {
    if (!prices || !items || !company) return null
    return linePricing({ prices, items, company, document: { currency, isInclusive }, on: day })
  }, [prices, items, company, currency, isInclusive, day])
}
