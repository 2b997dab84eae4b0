import { noteKey, noteOfKey, noteRange } from './keys.ts'
import type { Key, OrderedStore } from './types.ts'

/** Texts by ASCII key that services keep beside the documents, such as how far one has read the commits. */
export interface Notes {
  get(key: string): string | undefined
  /** In the order of the keys. */
  startingWith(prefix: string): readonly (readonly [key: string, text: string])[]
  /** Writes them at once; `undefined` removes one. Resolves once they are as durable as a commit. */
  write(notes: ReadonlyMap<string, string | undefined>): Promise<void>
}

export function createNotes(store: OrderedStore): Notes {
  return {
    get: (key) => store.get(noteKey(key)),
    startingWith: (prefix) =>
      [...store.range(noteRange(prefix), false)].map(([key, text]) => [noteOfKey(key), text]),
    write(notes) {
      const batch = new Map<Key, string | undefined>()
      for (const [key, text] of notes) batch.set(noteKey(key), text)
      return store.write(batch, () => {})
    },
  }
}
