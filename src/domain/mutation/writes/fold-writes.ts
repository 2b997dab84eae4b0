import { applyWrite, type Stamp } from './apply-write.ts'
import type { Doc, MutationRun, Ref } from '../types.ts'

/** One document's part of a commit. */
export type FoldedWrite =
  /** The whole document; must not exist yet at the server. */
  | { readonly type: 'create'; readonly ref: Ref; readonly doc: Doc }
  /** The whole document, in place of one that is there. */
  | { readonly type: 'replace'; readonly ref: Ref; readonly doc: Doc }
  /**
   * The masked fields only: `mask` holds dotted paths, `doc` the document as it then stands. Its
   * `updatedAt` is not masked: the server sets it by transform.
   */
  | {
      readonly type: 'update'
      readonly ref: Ref
      readonly doc: Doc
      readonly mask: readonly string[]
    }

/**
 * Folds the writes of many runs, in order, into one write per document. `docs` are the documents that the
 * first run saw; each later run must have seen the ones before it.
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

/** No path beneath another of the mask; the author and the receipt always, the shape's number where it rose. */
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
