import type { DocumentStore } from '../store/create-document-store.ts'
import type { Planner } from './query/plan-query.ts'
import type { StoredDocument } from './types.ts'

/** The database at one version: the store, except for the documents in `overrides`. */
export interface View {
  readonly store: DocumentStore
  readonly plan: Planner
  readonly overrides: ReadonlyMap<string, StoredDocument | undefined>
}

export function getDocument(view: View, name: string): StoredDocument | undefined {
  return view.overrides.has(name) ? view.overrides.get(name) : view.store.get(name)
}
