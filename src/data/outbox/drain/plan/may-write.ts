import type { CollectionName } from '#domain/entities/collections.ts'
import { isMutationName } from '#domain/mutation/mutation-name.ts'
import { ruleCosts } from './rule-costs.ts'

/** Whether a mutation of this name may write documents of the collection; an unknown one, of a newer app, may. */
export function mayWrite(name: string, collection: CollectionName): boolean {
  return !isMutationName(name) || ruleCosts[name]?.[collection] !== undefined
}
