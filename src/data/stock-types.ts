import type { Item } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import type { Movement } from '#domain/entities/movement.ts'
import type { PartLine } from '#domain/stock/ledger.ts'

/** A part noted on an order. */
export interface OrderPart extends PartLine {
  readonly placeName: string
  /** How much of it the ledger says is still there; null where it came from nowhere that is counted. */
  readonly left: number | null
  /** How much more was used there than the ledger knew of; 0 where there was enough. */
  readonly short: number
  /** Something of it the office has not received. */
  readonly unsent: boolean
}

/** Something of the catalogue that may be used on an order. */
export interface PartChoice {
  readonly item: Item
  /** The person's own van, null where they have none. */
  readonly vanId: string | null
  readonly inVan: number
}

/** Stock that has left one place and was not yet taken at the other. */
export interface Transfer {
  readonly movement: Movement
  readonly item: Item
  /** Names of the places. */
  readonly from: string
  readonly to: string
}

export interface VanView {
  readonly van: Location
  readonly others: readonly Location[]
  readonly stock: readonly {
    readonly item: Item
    readonly quantity: number
    readonly low: boolean
    /** Something was moved or counted that the office has not received. */
    readonly unsent: boolean
  }[]
  readonly incoming: readonly Transfer[]
  readonly outgoing: readonly Transfer[]
}
