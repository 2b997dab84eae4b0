import type { Item } from '../entities/item.ts'
import type { Movement } from '../entities/movement.ts'

/** Stock that has left one location and has not been received at the other. */
export interface Transfer {
  readonly movement: Movement
  readonly item: Item
  /** Names of the locations. */
  readonly from: string
  readonly to: string
}

/** A line of the ledger with the names of its item and locations. */
export interface MovementLine {
  readonly movement: Movement
  readonly name: string
  readonly unit: string
  /** Names of the locations; '' where there is none. */
  readonly from: string
  readonly to: string
  /** Whether the office has not received it yet. */
  readonly unsent: boolean
}
