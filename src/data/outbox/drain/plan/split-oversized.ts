import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { OutcomeStore } from '../store-outcome.ts'
import type { OutboxStore } from '../types.ts'
import type { LimitReading } from './commit-cost.ts'
import { splitRow } from './split-row.ts'

/** Replaces a mutation that no commit can hold by its parts; returns the other rows, or null if it can be sent whole. */
export async function splitOversized(
  { store, outcome }: { readonly store: OutboxStore; readonly outcome: OutcomeStore },
  oversized: OutboxRow | null,
  rows: readonly OutboxRow[],
  docs: ReadonlyMap<Ref, Doc>,
  reading: LimitReading,
): Promise<readonly OutboxRow[] | null> {
  const row = rows.find(({ seq }) => seq === oversized?.seq)
  if (!row || !oversized) return null
  const { writes, creates } = oversized
  const parts = splitRow({ ...row, writes, ...(creates && { creates }) }, docs, reading)
  if (!parts || !(await store.split(row, parts))) return null
  for (const part of parts) outcome.left.set(part.seq, part)
  return rows.filter((other) => other !== row)
}
