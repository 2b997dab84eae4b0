import { StatusError } from '../status.ts'
import { allDocuments, documentKey } from '../store/keys.ts'
import { fitKey } from '../store/long-keys.ts'
import type { Key } from '../store/types.ts'
import { parseDocumentName } from '../values/resource-name.ts'
import type { StoredDocument } from './types.ts'
import type { View } from './view.ts'

/** How many documents are read at once. */
const pageSize = 500

/**
 * Every document as it is at one moment, in pages; others may write between them. `view` answers that
 * moment anew for each page, and undefined where too much was written since.
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
    // A long key stands for a range, which begins before it.
    if (entry[0] > last) page.push(entry)
    if (page.length === pageSize) break
  }
  return page
}
