import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import type { Place } from './steps.ts'
import type { Counts } from './task.ts'

/** References of one document; an id has at most 128 characters. */
const refsAtOnce = 2000

const stored = v.object({
  step: v.number(),
  after: v.nullable(v.string()),
  changed: v.number(),
  deleted: v.number(),
})

export interface Progress {
  readonly place: Place
  readonly counts: Counts
  readonly remembered: readonly string[]
}

/** How far an erasure came, beside its request: no one but the server reads it, and nothing of it stays. */
export interface ProgressStore {
  read(): Promise<Progress>
  save(place: Place, counts: Counts, fresh: readonly string[]): Promise<void>
  clear(): Promise<void>
}

export function createProgressStore(db: Firestore, request: DocumentReference): ProgressStore {
  const progress = request.collection('progress')
  const place = progress.doc('place')
  const links = progress.where('kind', '==', 'links')
  return {
    async read() {
      const [found, remembered] = await Promise.all([place.get(), links.get()])
      const parsed = v.safeParse(stored, found.data())
      const { step, after, changed, deleted } = parsed.success
        ? parsed.output
        : { step: 0, after: null, changed: 0, deleted: 0 }
      const refs = remembered.docs.flatMap((one) => textsOf(one.get('refs')))
      return { place: { step, after }, counts: { changed, deleted }, remembered: refs }
    },
    async save({ step, after }, { changed, deleted }, fresh) {
      const batch = db.batch()
      for (let from = 0; from < fresh.length; from += refsAtOnce)
        batch.create(progress.doc(), { kind: 'links', refs: fresh.slice(from, from + refsAtOnce) })
      batch.set(place, { step, after, changed, deleted })
      await batch.commit()
    },
    clear: () => db.recursiveDelete(progress),
  }
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
