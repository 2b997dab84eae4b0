import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, MutationRun, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { runRow } from '../rebase/run-row.ts'
import type { RowRun } from '../rebase/run-row.ts'
import { touches } from '../touches.ts'

/** The fields that a mutation changes, by document. */
type Footprint = ReadonlyMap<Ref, ReadonlySet<string>>

interface Gone {
  readonly row: OutboxRow
  readonly ran: RowRun
  readonly footprint: Footprint
}

/**
 * These mutations and all that must be discarded with them: later changes of the same fields, mutations that wait for
 * their photos, and those that could no longer run without them. `rows` are in order, `serverVersions` those of their
 * documents.
 */
export function withDependents(
  rows: readonly OutboxRow[],
  serverVersions: ReadonlyMap<Ref, Doc>,
  ids: Iterable<string>,
): ReadonlySet<string> {
  const all = new Set(ids)
  const gone: Gone[] = []
  const shown = new Map(serverVersions)
  const kept = new Map(serverVersions)
  for (const row of rows) {
    const ran = runRow(row, shown)
    const alone = gone.length === 0 ? ran : runRow(row, kept)
    if (all.has(row.id) || isBound(row, ran, alone, gone)) {
      all.add(row.id)
      gone.push({ row, ran, footprint: footprintOf(ran.run) })
    } else {
      for (const [ref, doc] of alone.after) kept.set(ref, doc)
    }
    for (const [ref, doc] of ran.after) shown.set(ref, doc)
  }
  return all
}

/** Whether a mutation can no longer do its part without the discarded ones. `alone` is its run without them. */
function isBound(row: OutboxRow, ran: RowRun, alone: RowRun, gone: readonly Gone[]): boolean {
  if (gone.some((earlier) => waitsForPhotoOf(row, earlier.row))) return true
  // Of an unknown mutation only the documents are known.
  if (gone.some((earlier) => !(earlier.ran.isKnown && ran.isKnown) && touches(earlier.row, row)))
    return true
  const footprint = footprintOf(ran.run)
  if (gone.some((earlier) => overlap(earlier.footprint, footprint))) return true
  return ran.run !== null && isLess(ran.run, alone.run, gone)
}

/** Whether a run without the others fails, meets new conflicts, or leaves undone what was not undone with them. */
function isLess(run: MutationRun, alone: MutationRun | null, gone: readonly Gone[]): boolean {
  if (alone === null) return true
  const before = new Set(conflictsOf(run))
  if (conflictsOf(alone).some((field) => !before.has(field))) return true
  const written = refsOf(run)
  const writtenAlone = refsOf(alone)
  if (written.size > 0 && writtenAlone.size === 0) return true
  // What a discarded mutation started needs no end.
  const begun = new Set(gone.flatMap(({ ran }) => (ran.run ? createdBy(ran.run) : [])))
  const isMissing = [...written].some((ref) => !writtenAlone.has(ref) && !begun.has(ref))
  return isMissing || [...writtenAlone].some((ref) => !written.has(ref))
}

/** Without what it creates: whether a later mutation can do without that document is found by running it. */
function footprintOf(run: MutationRun | null): Footprint {
  const fields = new Map<Ref, Set<string>>()
  const add = (ref: Ref, path: string) => fields.set(ref, (fields.get(ref) ?? new Set()).add(path))
  for (const write of run?.writes ?? [])
    if (write.type !== 'create')
      for (const path of Object.keys(write.type === 'update' ? write.fields : write.doc))
        add(write.ref, path)
  for (const { ref, fields: lost } of run?.conflicts ?? [])
    for (const { field } of lost) add(ref, field)
  for (const { ref, field } of run?.merged ?? []) add(ref as Ref, field)
  return fields
}

function overlap(a: Footprint, b: Footprint): boolean {
  return [...a].some(([ref, ours]) => {
    const theirs = [...(b.get(ref) ?? [])]
    return [...ours].some((path) => theirs.some((other) => isWithin(path, other)))
  })
}

function createdBy({ writes }: MutationRun): readonly Ref[] {
  return writes.flatMap((write) => (write.type === 'create' ? [write.ref] : []))
}

function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`)
}

function refsOf({ writes }: MutationRun): ReadonlySet<Ref> {
  return new Set(writes.map(({ ref }) => ref))
}

function conflictsOf({ conflicts }: MutationRun): readonly string[] {
  return conflicts.flatMap(({ ref, fields }) => fields.map(({ field }) => `${ref} ${field}`))
}

function waitsForPhotoOf({ waitsFor }: OutboxRow, { name, refs }: OutboxRow): boolean {
  return name === 'photo/add' && refs.some((ref) => waitsFor.includes(splitRef(ref)[1]))
}
