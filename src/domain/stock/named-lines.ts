import type { Item } from '../entities/item.ts'
import type { Movement } from '../entities/movement.ts'

/** Stock that has left one place and was not yet taken at the other. */
export interface Transfer {
  readonly movement: Movement
  readonly item: Item
  /** Names of the places. */
  readonly from: string
  readonly to: string
}

/** A line of the ledger with the names of what it names. */
export interface MovementLine {
  readonly movement: Movement
  readonly name: string
  readonly unit: string
  /** Names of the places, '' where there is none. */
  readonly from: string
  readonly to: string
  /** The office has not received it. */
  readonly unsent: boolean
}
