import type { Item } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import type { Movement } from '#domain/entities/movement.ts'
import type { ItemLine, OnHand } from '#domain/stock/ledger.ts'
import type { LocationRelation } from '#domain/stock/movement-rules.ts'
import type { MovementLine, Transfer } from '#domain/stock/named-lines.ts'

/** An item used on an order. */
export interface OrderItem extends ItemLine {
  readonly locationName: string
  /** Whose location it is from the reader's view; 'outside' where it is none. */
  readonly relation: LocationRelation
  /** Those who used it. */
  readonly actorIds: readonly string[]
  /** How much more was used than was in stock at the time; 0 if there was enough, or this device cannot tell. */
  readonly short: number
  /** It has a change that the office has not received. */
  readonly unsent: boolean
}

/** A catalogue item that may be used on an order. */
export interface ItemChoice {
  readonly item: Item
  /** The person's own van, null if they have none. */
  readonly vanId: string | null
  readonly inVan: number
}

/** A warehouse whose stock this device knows. */
export interface Warehouse {
  readonly id: string
  readonly name: string
  readonly held: OnHand
}

export interface WarehouseStock {
  /** Those in use, by name. */
  readonly warehouses: readonly Warehouse[]
  /** When this device last heard from the server; null if never. */
  readonly knownAt: string | null
}

export interface VanView {
  readonly van: Location
  readonly others: readonly Location[]
  readonly stock: readonly {
    readonly item: Item
    readonly quantity: number
    readonly low: boolean
    /** It has a movement or count that the office has not received. */
    readonly unsent: boolean
  }[]
  readonly incoming: readonly Transfer[]
  readonly outgoing: readonly Transfer[]
}

/** A catalogue item as the office sees it. */
export interface ItemStock {
  readonly item: Item
  /** In all locations, and on the way between them. */
  readonly quantity: number
  readonly inTransit: number
  /** The names of the locations below their minimum, those with negative stock too. */
  readonly lowAt: readonly string[]
  /** The names of the locations with negative stock. */
  readonly belowAt: readonly string[]
  readonly unsent: boolean
}

/** A store or van as the office sees it. */
export interface LocationStock {
  readonly location: Location
  /** The number of items in stock. */
  readonly items: number
  /** The number of items below their minimum, without those below zero. */
  readonly low: number
  /** The number of items with negative stock. */
  readonly below: number
  /** Transfers on the way to it. */
  readonly incoming: number
  readonly unsent: boolean
}

export interface ItemView {
  readonly item: Item
  /** How much of it is in transit. */
  readonly inTransit: number
  readonly unsent: boolean
  readonly locations: readonly {
    readonly location: Location
    readonly quantity: number
    /** The minimum; null if there is none. */
    readonly minimum: number | null
    readonly low: boolean
  }[]
  readonly substitutes: readonly Item[]
  readonly latest: readonly MovementLine[]
}

export interface LocationView {
  readonly location: Location
  readonly unsent: boolean
  /** The locations to which stock can be sent from here. */
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
  /** Who may read the movements there. */
  readonly readers: readonly Pick<Movement, 'id' | 'readerIds'>[]
}
