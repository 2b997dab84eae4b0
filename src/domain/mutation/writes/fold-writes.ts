import { applyWrite, type Stamp } from './apply-write.ts'
import type { Doc, MutationRun, Ref } from '../types.ts'

/** One document's write in a commit. */
export type FoldedWrite =
  /** The whole document, which must not exist on the server yet. */
  | { readonly type: 'create'; readonly ref: Ref; readonly doc: Doc }
  /** The whole document, replacing an existing one. */
  | { readonly type: 'replace'; readonly ref: Ref; readonly doc: Doc }
  /**
   * The masked fields only: `mask` holds dotted paths, `doc` the resulting document. `updatedAt` is not masked,
   * because the server sets it by a transform.
   */
  | {
      readonly type: 'update'
      readonly ref: Ref
      readonly doc: Doc
      readonly mask: readonly string[]
    }

/**
 * Folds the writes of several runs, in order, into one write per document. `docs` are the documents that the first run
 * saw; each later run must have seen the writes before it.
 */
export function foldWrites(
  runs: readonly MutationRun[],
  docs: ReadonlyMap<Ref, Doc>,
  stamp: Stamp,
): readonly FoldedWrite[] {
  const folds = new Map<Ref, { whole: 'create' | 'replace' | null; doc: Doc; mask: Set<string> }>()
  for (const write of runs.flatMap((run) => run.writes)) {
    const fold = folds.get(write.ref)
    const doc = applyWrite(fold?.doc ?? docs.get(write.ref), write, stamp)
    const mask = fold?.mask ?? new Set<string>()
    if (write.type === 'update') for (const path of Object.keys(write.fields)) mask.add(path)
    const own = write.type === 'update' ? null : write.type
    folds.set(write.ref, { whole: fold?.whole ?? own, doc, mask })
  }
  return [...folds].map(([ref, { whole, doc, mask }]) =>
    whole === null
      ? { type: 'update', ref, doc, mask: maskOf(mask, doc, docs.get(ref), stamp) }
      : { type: whole, ref, doc },
  )
}

/** Drops paths beneath another masked path, and adds the author, the receipt and a raised schema number. */
function maskOf(
  paths: ReadonlySet<string>,
  doc: Doc,
  before: Doc | undefined,
  { receiptId }: Stamp,
): readonly string[] {
  const all = [
    ...paths,
    'updatedBy',
    ...(receiptId === undefined ? [] : ['receiptId']),
    ...(doc.schema === before?.schema ? [] : ['schema']),
  ]
  return all.filter((path) => !all.some((other) => path.startsWith(`${other}.`))).sort()
}
