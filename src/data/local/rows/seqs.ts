import type { Table } from 'dexie'
import { bulkDelete } from '../database/bulk.ts'

interface Run {
  readonly first: number
  readonly last: number
}

/*
 * Consecutive rows are read by range: a browser answers one request for a hundred rows much sooner than a hundred
 * requests. Rows between two whole numbers are left alone.
 */

/** The existing rows with these numbers, in order. */
export async function getSeqs<T extends { readonly seq: number }, I>(
  table: Table<T, number, I>,
  seqs: readonly number[],
): Promise<T[]> {
  const wanted = new Set(seqs)
  const found = runsOf(seqs).map(({ first, last }) =>
    table.where(':id').between(first, last, true, true).toArray(),
  )
  return (await Promise.all(found)).flat().filter((row) => wanted.has(row.seq))
}

export async function deleteSeqs<T, I>(
  table: Table<T, number, I>,
  seqs: readonly number[],
): Promise<void> {
  const wanted = new Set(seqs)
  const runs = runsOf(seqs).map(async ({ first, last }) => {
    const run = table.where(':id').between(first, last, true, true)
    const present = await run.primaryKeys()
    if (present.every((seq) => wanted.has(seq))) return run.delete()
    const gone = present.filter((seq) => wanted.has(seq))
    await bulkDelete(table, gone)
    return gone.length
  })
  await Promise.all(runs)
}

/** Runs of consecutive numbers. */
export function runsOf(seqs: readonly number[]): readonly Run[] {
  const runs: Run[] = []
  for (const seq of seqs.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && seq <= run.last + 1) runs[runs.length - 1] = { ...run, last: seq }
    else runs.push({ first: seq, last: seq })
  }
  return runs
}
