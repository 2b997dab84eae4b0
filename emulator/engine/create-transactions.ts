import { StatusError } from '../status.ts'
import type { Query } from './query.ts'
import type { StoredDocument } from './types.ts'

const lifetimeMs = 270_000
const maxOpen = 10_000

/** An open transaction: where it reads, and what it has seen. */
export interface Transaction {
  /** Microseconds: the moment at which it reads. */
  readonly version: number
  readonly readOnly: boolean
  /** The update times of the documents read; undefined where there was none. */
  readonly documents: Map<string, string | undefined>
  /** The queries run, each with the fingerprint of its result. */
  readonly queries: { readonly query: Query; readonly fingerprint: string }[]
}

/** Tells two results of a query apart. */
export function fingerprintOf(documents: readonly StoredDocument[]): string {
  return documents.map(({ name, updateTime }) => `${name} ${updateTime}`).join('\n')
}

/** The open transactions, by base64 id. They end by themselves after four and a half minutes. */
export function createTransactions(clock: () => number, random: () => number) {
  const open = new Map<string, { transaction: Transaction; startedAt: number }>()
  let count = 0

  function newId(): string {
    count += 1
    const bytes = Buffer.alloc(16)
    bytes.writeUInt32BE(count, 0)
    for (let index = 4; index < 16; index += 1) bytes[index] = Math.floor(random() * 256)
    return bytes.toString('base64')
  }

  function dropExpired(): void {
    for (const [id, { startedAt }] of open) {
      if (clock() - startedAt < lifetimeMs) break
      open.delete(id)
    }
  }

  return {
    begin(version: number, readOnly: boolean): string {
      dropExpired()
      if (open.size >= maxOpen) {
        throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open transactions.')
      }
      const id = newId()
      const transaction = { version, readOnly, documents: new Map(), queries: [] }
      open.set(id, { transaction, startedAt: clock() })
      return id
    },
    /** Throws INVALID_ARGUMENT for an unknown, ended or expired one. */
    find(id: string): Transaction {
      dropExpired()
      const found = open.get(id)
      if (!found) {
        throw new StatusError(
          'INVALID_ARGUMENT',
          'The referenced transaction has expired or is no longer valid.',
        )
      }
      return found.transaction
    },
    end(id: string): void {
      open.delete(id)
    },
    clear(): void {
      open.clear()
    },
  }
}
