import { isSampleId, sampleRound } from '#domain/entities/sample-id.ts'
import {
  type SampleCollection,
  sampleCollections,
} from '#domain/mutation/mutators/sample/sample-remove.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { type CompanyDocs, findRemoval } from '#domain/sample/find-removal.ts'
import type { Row } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { Query } from '#data/types/data.ts'
import type { SampleState } from '#data/types/views.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** The sample data on this device, for the office: whether there is any, and what removing it would take. */
export function sampleData(): Query<SampleState> {
  return defineQuery('sampleData', null, async ({ db }) => {
    const names = [...sampleCollections, 'movements'] as const
    const rows = await Promise.all(names.map((name) => db[name].toArray()))
    const samples = rows.flat().filter(({ id }) => isSampleId(id))
    const nextRound = 1 + Math.max(0, ...samples.filter(isDeleted).map(({ id }) => sampleRound(id)))
    const refs = names.flatMap((name, i) =>
      (rows[i] ?? []).flatMap((row) =>
        isSampleId(row.id) && !isDeleted(row) && name !== 'movements'
          ? [{ ref: `${name}/${row.id}` as const, row }]
          : [],
      ),
    )
    const changed = await findChanged(db, refs)
    const docs = Object.fromEntries(names.map((name, i) => [name, entitiesOf(name, rows[i] ?? [])]))
    const removal = findRemoval(docs as unknown as CompanyDocs, changed)
    return { nextRound, hasAny: refs.length > 0, removal }
  })
}

/** How many customers of its own the company has. */
export function ownCustomers(): Query<number> {
  return defineQuery('ownCustomers', null, ({ db }) =>
    db.customers.filter((row) => !isSampleId(row.id) && !isDeleted(row)).count(),
  )
}

interface Change {
  readonly id: string
  readonly refs?: unknown
}

interface SampleRow {
  readonly ref: `${SampleCollection}/${string}`
  readonly row: Row
}

/**
 * Those that a person has changed since. Each change has a receipt on this device, or is queued, for a week at least;
 * after that the receipt of a document's last change tells.
 */
async function findChanged(db: UserDb, samples: readonly SampleRow[]): Promise<ReadonlySet<Ref>> {
  const refs = samples.map(({ ref }) => ref)
  const [receipts, queued] = await Promise.all([
    db.receipts.where('refs').anyOf(refs).toArray(),
    db.outbox.where('refs').anyOf(refs).toArray(),
  ])
  const changes: readonly Change[] = [...receipts, ...queued]
  const refsOf = (isSample: boolean) =>
    new Set(
      changes
        .filter(({ id }) => isSampleId(id) === isSample)
        .flatMap(({ refs: named }): readonly unknown[] => (Array.isArray(named) ? named : [])),
    )
  const [changed, added] = [refsOf(false), refsOf(true)]
  const wasChangedLongAgo = ({ ref, row }: SampleRow) =>
    !added.has(ref) && typeof row['receiptId'] === 'string' && !isSampleId(row['receiptId'])
  return new Set(
    samples.filter((one) => changed.has(one.ref) || wasChangedLongAgo(one)).map(({ ref }) => ref),
  )
}

function isDeleted(row: Row): boolean {
  return typeof row['deletedAt'] === 'string'
}
