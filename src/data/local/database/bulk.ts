import { Dexie } from 'dexie'
import type { IndexableType, Table } from 'dexie'

/*
 * Dexie's bulk methods send no request for an empty list, and a browser commits a transaction in which nothing is asked
 * for while the next step still waits. These return at once then.
 */

export async function bulkPut<T, K extends IndexableType, I>(
  table: Table<T, K, I>,
  rows: readonly I[],
): Promise<void> {
  if (rows.length > 0) await table.bulkPut(rows)
}

export async function bulkAdd<T, K extends IndexableType, I>(
  table: Table<T, K, I>,
  rows: readonly I[],
): Promise<void> {
  if (rows.length > 0) await table.bulkAdd(rows)
}

export async function bulkDelete<T, K extends IndexableType, I>(
  table: Table<T, K, I>,
  keys: readonly K[],
): Promise<void> {
  if (keys.length > 0) await table.bulkDelete([...keys])
}

/** In the order of the keys; undefined where there is no such row. */
export async function bulkGet<T, K extends IndexableType, I>(
  table: Table<T, K, I>,
  keys: readonly K[],
): Promise<(T | undefined)[]> {
  return keys.length > 0 ? table.bulkGet([...keys]) : []
}

/** Adds those rows whose keys are not there, in the same transaction; answers with the others. */
export async function addMissing<T, K extends IndexableType>(
  table: Table<T, K>,
  rows: readonly T[],
): Promise<readonly T[]> {
  if (rows.length === 0) return []
  try {
    await table.bulkAdd(rows)
    return []
  } catch (error) {
    if (!(error instanceof Dexie.BulkError)) throw error
    const failures = Object.entries(error.failuresByPos)
    const other = failures.find(([, failure]) => failure.name !== 'ConstraintError')
    if (other) throw other[1]
    return failures.flatMap(([at]) => rows[Number(at)] ?? [])
  }
}
