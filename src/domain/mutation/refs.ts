import type { Ref } from './types.ts'

export function refTo(collection: string, id: string): Ref {
  return `${collection}/${id}`
}

/** The two halves of a reference: its collection and the document's id. */
export function splitRef(ref: Ref): readonly [collection: string, id: string] {
  const slash = ref.indexOf('/')
  return [ref.slice(0, slash), ref.slice(slash + 1)]
}
