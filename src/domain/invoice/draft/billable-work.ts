import type { TaxFacts } from '#domain/company/tax-codes-of.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Item } from '#domain/entities/item.ts'
import type { Movement } from '#domain/entities/movement.ts'
import type { Order } from '#domain/entities/order.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import type { Visit } from '#domain/entities/visit.ts'
import type { CustomerPrices } from '#domain/pricing/customer-prices.ts'
import type { PriceSource } from '#domain/pricing/price-source.ts'
import type { BilledSources } from '../billed-sources.ts'

export type BillableOrder = Pick<
  Order,
  'id' | 'ref' | 'title' | 'customerId' | 'status' | 'statusAt' | 'fixedPriceMinor'
>

/** The company's settings that a new draft follows from. */
export type BillingCompany = TaxFacts &
  Pick<
    Company,
    'currency' | 'timeZone' | 'laborItemId' | 'termsDays' | 'pricesIncludeTax' | 'cashRounding'
  >

/** Names of lines that nobody has named yet, in the language of the person who bills. */
export interface LineNames {
  readonly labor: string
  readonly travel: string
  /** Of a part that is not in the catalogue and has no name. */
  readonly part: string
}

/** Everything that can be billed of some orders; rows of other orders are passed over. */
export interface BillableWork {
  readonly orders: readonly BillableOrder[]
  readonly visits: readonly Visit[]
  readonly timeEntries: readonly TimeEntry[]
  readonly movements: readonly Movement[]
  readonly items: readonly Pick<
    Item,
    'id' | 'name' | 'category' | 'priceMinor' | 'unit' | 'unitCode' | 'taxCode'
  >[]
  /** What customers pay who have prices of their own. */
  readonly prices: ReadonlyMap<string, CustomerPrices>
  readonly company: BillingCompany
  readonly billedSources: BilledSources
  readonly names: LineNames
}

/** A line before it is one of a document. */
export interface DraftLine {
  readonly sources: readonly { readonly kind: 'movement' | 'timeEntry'; readonly id: string }[]
  readonly name: string
  readonly quantityMilli: number
  readonly unitCode: string
  readonly priceMinor: number
  readonly priceSource?: PriceSource
  /** null: the company's usual one. */
  readonly taxCode: string | null
}
