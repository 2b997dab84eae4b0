import type { Searchable } from '#data/index.ts'

/** Tells a result from all others, also from those of another kind with the same id. */
export function resultKey({ kind, id }: Pick<Searchable, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}
