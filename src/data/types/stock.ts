import type { Item } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import type { Movement } from '#domain/entities/movement.ts'
import type { ItemLine } from '#domain/stock/ledger.ts'
import type { MovementLine, Transfer } from '#domain/stock/named-lines.ts'

/** A part noted on an order. */
export interface OrderItem extends ItemLine {
  readonly locationName: string
  /** How much of it the ledger says is still there; null where it came from nowhere that is counted. */
  readonly left: number | null
  /** How much more was used than the ledger knew of there and then; 0 where there was enough. */
  readonly short: number
  /** Something of it the office has not received. */
  readonly unsent: boolean
}

/** Something of the catalogue that may be used on an order. */
export interface ItemChoice {
  readonly item: Item
  /** The person's own van, null where they have none. */
  readonly vanId: string | null
  readonly inVan: number
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

/** A part of the catalogue as the office sees it. */
export interface ItemStock {
  readonly item: Item
  /** In all places together, and on the way between them. */
  readonly quantity: number
  readonly onTheWay: number
  /** At how many places there is less than there should be. */
  readonly low: number
  /** At how many places more has left than was ever there. */
  readonly below: number
  readonly unsent: boolean
}

/** A store or van as the office sees it. */
export interface LocationStock {
  readonly location: Location
  /** Of how many parts there is something. */
  readonly items: number
  /** Of how many there is less than there should be. */
  readonly low: number
  /** Of how many more has left than was ever there. */
  readonly below: number
  /** Transfers on the way to it. */
  readonly incoming: number
  readonly unsent: boolean
}

export interface ItemView {
  readonly item: Item
  /** How much of it has left one place and arrived at none. */
  readonly onTheWay: number
  readonly unsent: boolean
  readonly locations: readonly {
    readonly location: Location
    readonly quantity: number
    /** How many there should be; null where nobody cares. */
    readonly minimum: number | null
    readonly low: boolean
  }[]
  readonly substitutes: readonly Item[]
  readonly latest: readonly MovementLine[]
}

export interface LocationView {
  readonly location: Location
  readonly unsent: boolean
  /** Where something can be sent from here. */
  readonly others: readonly Location[]
  readonly stock: readonly {
    readonly item: Item
    readonly quantity: number
    readonly minimum: number | null
    readonly low: boolean
    readonly unsent: boolean
  }[]
  readonly incoming: readonly Transfer[]
  readonly outgoing: readonly Transfer[]
  readonly latest: readonly MovementLine[]
  /** Who may read of each movement there. */
  readonly readers: readonly Pick<Movement, 'id' | 'readerIds'>[]
}
