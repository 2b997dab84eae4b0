import type { Transaction } from 'dexie'

/**
 * One step of a stored format; its version is its place in the list, from 1 on. Steps are only ever added; a published one is never changed, and the fixture of each
 * stays in its folder, so that a phone that was off for years still opens its data.
 */
export interface Migration {
  /** Dexie index definitions of the tables that are new or changed; null removes a table. */
  readonly stores: Readonly<Record<string, string | null>>
  readonly upgrade?: (transaction: Transaction) => Promise<void>
}
