import type { Download } from '#domain/sync/sync-state.ts'
import type { LoadRow } from '../remote/first-load/load-row.ts'
import type { SetKey } from './session-sets.ts'

/** How far the first load has come; null if everything that this device follows has been received once. */
export function downloadProgress(
  follows: readonly SetKey[] | null,
  loaded: readonly string[],
  rows: ReadonlyMap<string, LoadRow>,
): Download | null {
  if (!follows) return { received: 0, total: null }
  const open = follows.filter(({ key }) => !loaded.includes(key))
  if (open.length === 0) return null
  // Small sets arrive at once and are not counted.
  const totals = open.flatMap(({ key, kind }) => (kind === 'delta' ? totalOf(rows.get(key)) : []))
  const known = totals.filter((total) => total !== null)
  const done = [...rows].filter(([key]) => loaded.includes(key)).map(([, { count }]) => count)
  return {
    received: sum([...rows.values()].map(({ count }) => count)),
    total: known.length < totals.length || totals.length === 0 ? null : sum([...known, ...done]),
  }
}

function totalOf(row: LoadRow | undefined): number | null {
  return row?.total ?? null
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
