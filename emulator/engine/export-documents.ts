import { StatusError } from '../status.ts'
import { allDocuments, documentKey } from '../store/keys.ts'
import { fitKey } from '../store/long-keys.ts'
import type { Key } from '../store/types.ts'
import { parseDocumentName } from '../values/resource-name.ts'
import type { StoredDocument } from './types.ts'
import type { View } from './view.ts'

/** In documents. */
const pageSize = 500

/**
 * Every document as of one version, in pages; commits may happen between them. `view` is called for each
 * page and returns the database as of that version, or undefined where the change log is too short for it.
 */
export function* exportDocuments(view: () => View | undefined): Generator<StoredDocument[]> {
  let last: Key = ''
  for (;;) {
    const current = view()
    if (!current) {
      throw new StatusError('ABORTED', 'Too much was written while the documents were exported.')
    }
    const page = pageAfter(current, last)
    const end = page.length < pageSize ? allDocuments.to : (page.at(-1)?.[0] ?? allDocuments.to)
    const documents = page.flatMap(([, document]) =>
      current.overrides.has(document.name) ? [] : [document],
    )
    for (const [name, document] of current.overrides) {
      const key = fitKey(documentKey(parseDocumentName(name).path))
      if (document && key > last && key <= end) documents.push(document)
    }
    yield documents
    if (end === allDocuments.to) return
    last = end
  }
}

function pageAfter({ store }: View, last: Key): (readonly [Key, StoredDocument])[] {
  const page: (readonly [Key, StoredDocument])[] = []
  const from = last > allDocuments.from ? last : allDocuments.from
  for (const entry of store.documents({ from, to: allDocuments.to }, false)) {
    // A key that was too long is stored shortened, so the range can begin before it.
    if (entry[0] > last) page.push(entry)
    if (page.length === pageSize) break
  }
  return page
}
