import { FieldPath, type Firestore, type Query, type QuerySnapshot } from 'firebase-admin/firestore'
import type { CollectionName } from '../../../src/domain/entities/collections.ts'
import { pagesOf } from '../system/pages-of.ts'
import { plainDoc } from '../system/plain-doc.ts'
import type { Counts } from './task.ts'
import { createWrites, type Stored, type Writes } from './writes.ts'

const pageSize = 200

/** A pass over the documents of a query in the order of their names, so that writing one moves none. */
interface Pass {
  readonly collection: CollectionName
  readonly query: Query
  readonly visit: (stored: Stored, writes: Writes) => void | Promise<void>
}

/** A step is done again as a whole where a run ended in it. */
export type Step = Pass | { readonly run: (writes: Writes) => Promise<void> }

/** How far the steps were taken: the next one, and the last document that it visited. */
export interface Place {
  readonly step: number
  readonly after: string | null
}

export interface StepPorts {
  readonly db: Firestore
  readonly counts: Counts
  /** Whether the run has to end. */
  readonly isOver: () => boolean
  /** Called often: everything before this place is done. */
  readonly onPlace: (place: Place) => Promise<void>
}

/** Takes the steps from a place on; where it had to end, or null when all are done. */
export async function takeSteps(
  steps: readonly Step[],
  from: Place,
  { db, counts, isOver, onPlace }: StepPorts,
): Promise<Place | null> {
  const writes = createWrites(db, counts)
  let ahead: { readonly of: string; readonly page: Promise<QuerySnapshot> } | null = null
  for (let place = from; ;) {
    const step = steps[place.step]
    if (step === undefined) return null
    const after = 'run' in step ? await runWhole(step.run) : await visitPage(step, place.after)
    place = after === null ? { step: place.step + 1, after: null } : { step: place.step, after }
    await onPlace(place)
    if (isOver()) return steps[place.step] === undefined ? null : place
  }

  async function runWhole(run: (writes: Writes) => Promise<void>): Promise<null> {
    await run(writes)
    await writes.flush()
    return null
  }

  /** The last document of the page; null where there are no more. The next page is read while this one is visited. */
  async function visitPage(pass: Pass, after: string | null): Promise<string | null> {
    const page = await (ahead !== null && ahead.of === after ? ahead.page : readPage(pass, after))
    const last = page.size < pageSize ? null : (page.docs.at(-1)?.id ?? null)
    ahead = last === null ? null : { of: last, page: readPage(pass, last) }
    // Where the visit fails, no one waits for it.
    ahead?.page.catch(() => undefined)
    for (const found of page.docs) {
      const stored = { ref: found.ref, id: found.id, doc: plainDoc(pass.collection, found.data()) }
      await pass.visit(stored, writes)
    }
    await writes.flush()
    return last
  }
}

function readPage({ query }: Pass, after: string | null): Promise<QuerySnapshot> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize)
  return (after === null ? ordered : ordered.startAfter(after)).get()
}

/** Visits every document of a query that finds few. */
export async function eachDoc(
  collection: CollectionName,
  query: Query,
  visit: (stored: Stored) => void,
): Promise<void> {
  for await (const page of pagesOf(query.orderBy(FieldPath.documentId()), pageSize))
    for (const found of page)
      visit({ ref: found.ref, id: found.id, doc: plainDoc(collection, found.data()) })
}
