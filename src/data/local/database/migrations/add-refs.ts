import type { Transaction } from 'dexie'

interface QueuedChange {
  name: string
  args: unknown
  refs: unknown
}

/** Adds to each queued change the documents that it now touches, by its name and arguments. */
export async function addRefs<A>(
  transaction: Transaction,
  refsOf: (name: string, args: Partial<A>) => readonly string[],
): Promise<void> {
  await transaction
    .table<QueuedChange>('outbox')
    .toCollection()
    .modify((row) => {
      // A damaged row is left as it is: it must not keep the database from opening.
      if (!Array.isArray(row.refs)) return
      row.refs = [...(row.refs as unknown[]), ...refsOf(row.name, row.args ?? {})]
    })
}
