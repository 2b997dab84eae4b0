import { partId } from '#domain/mutation/split/part-id.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { createCommitCost } from './commit-cost.ts'
import type { LimitReading } from './commit-cost.ts'
import { plannedPart } from './plan-batch.ts'

/** Parts are placed between their mutation and the next one: more than any mutation can have. */
const placesBetween = 4096

/**
 * Splits a mutation that costs more than one commit may into several that together do the same, in its place; null if
 * it cannot be split. The last one has its id: if that has arrived, all have.
 */
export function splitRow(
  row: OutboxRow,
  docs: ReadonlyMap<Ref, Doc>,
  reading: LimitReading,
): readonly OutboxRow[] | null {
  const parts = smallEnough(row, docs, reading)
  if (parts.length < 2) return null
  const step = (Number.isInteger(row.seq) ? 1 : 1 / placesBetween) / placesBetween
  return parts.map((part, index) => ({
    ...part,
    seq: row.seq + index * step,
    id: partId(row.id, index + 1, parts.length),
    attempts: 0,
    state: 'waiting',
    attemptId: null,
    leaseUntil: 0,
    settled: index === 0 ? row.settled : [],
  }))
}

/** The mutation itself if it is within the limits, otherwise its parts, each split in the same way. */
function smallEnough(
  row: OutboxRow,
  docs: ReadonlyMap<Ref, Doc>,
  reading: LimitReading,
): readonly OutboxRow[] {
  if (createCommitCost(reading).fits([plannedPart(row)])) return [row]
  const prepared = prepareMutation(row.name, row.args, row.version)
  const parts = prepared.ok ? prepared.value.parts(docs) : null
  if (!parts) return [row]
  return parts.flatMap(({ name, args, reads = [] }) => {
    const part = prepareMutation(name, args)
    if (!part.ok) throw new Error(`A part of ${row.name} is no ${name}`)
    const { refs, version } = part.value
    return smallEnough(
      {
        ...row,
        name,
        version,
        args: part.value.args,
        refs,
        writes: row.writes.filter((ref) => refs.includes(ref) && !reads.includes(ref)),
        bytes: JSON.stringify(args).length,
      },
      docs,
      reading,
    )
  })
}
