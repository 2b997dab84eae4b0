import type { Ref } from './types.ts'

export function refTo(collection: string, id: string): Ref {
  return `${collection}/${id}`
}

/** Splits a reference into its collection and document id. */
export function splitRef(ref: Ref): readonly [collection: string, id: string] {
  const slash = ref.indexOf('/')
  return [ref.slice(0, slash), ref.slice(slash + 1)]
}
