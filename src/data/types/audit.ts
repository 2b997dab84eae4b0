import type { Receipt } from '#domain/entities/receipt.ts'
import type { WireValue } from './wire-value.ts'

/** Where a loaded part of the receipts ends. */
export interface HistoryPosition {
  /** Name of its oldest receipt, in full or as `mutations/abc`. */
  readonly name: string
  /** As the server sent it. */
  readonly receivedAt: WireValue
}

/** What a change is mainly about, with its name where this device knows it. */
export interface ChangedThing {
  readonly collection:
    | 'orders'
    | 'assets'
    | 'sites'
    | 'customers'
    | 'items'
    | 'locations'
    | 'templates'
    | 'plans'
    | 'users'
    | 'companies'
  readonly id: string
  readonly name: string
  /** The customer of a site, and of a piece of equipment; '' for anything else. */
  readonly customerId: string
}

/** One entry of the audit log. */
export interface AuditEntry {
  readonly receipt: Receipt
  readonly subject: ChangedThing | null
  /** The first receipt of its commit, if it was asked for. */
  readonly lead: Receipt | null
}

/** A part of the audit log, newest first. */
export interface ReceiptPage {
  readonly entries: readonly AuditEntry[]
  /** Receipts that this version cannot read. */
  readonly unreadable: number
  /** When the oldest receipt was received that was looked at; null if there was none. */
  readonly searchedTo: string | null
  /** Where it ends; null if there is nothing older. */
  readonly end: HistoryPosition | null
  /** Only what this device has: the server may have more, and could not be reached. */
  readonly isPartial: boolean
}
