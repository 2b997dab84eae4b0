import { StatusError } from '#emulator/status.ts'
import { allDocuments, groupRange } from '#emulator/store/keys.ts'
import { encodePathPrefix } from '#emulator/values/encode-value.ts'
import { compareText } from '#emulator/values/compare-text.ts'
import { parseResourceName, problemOfId } from '#emulator/values/resource-name.ts'
import { parseQuery } from './parse-query.ts'
import { runQuery } from './run-query.ts'
import type { StoredDocument } from '../types.ts'
import { getDocument, type View } from '../view.ts'

/** The ids of the collections directly below a document or the root, including those with nested documents only. */
export function listCollectionIds(view: View, parent: string): readonly string[] {
  const { path } = parseResourceName(parent)
  const ids = new Set<string>()
  for (const id of collectionIds(view)) {
    for (const document of onePerBranch(view, id, path)) {
      const found = parseResourceName(document.name).path[path.length]
      if (found !== undefined) ids.add(found)
    }
  }
  return [...ids].sort(compareText)
}

function* collectionIds(view: View): Generator<string> {
  let from = allDocuments.from
  for (;;) {
    const [first] = view.store.documents({ from, to: allDocuments.to }, false)
    const id = first && parseResourceName(first[1].name).path.at(-2)
    if (id === undefined) break
    yield id
    from = groupRange(id, []).to
  }
  for (const document of view.overrides.values()) {
    const id = document && parseResourceName(document.name).path.at(-2)
    if (id !== undefined) yield id
  }
}

/** One document of collection id `id` for each branch directly below `path`. */
function* onePerBranch(view: View, id: string, path: readonly string[]): Generator<StoredDocument> {
  const range = groupRange(id, path)
  let from = range.from
  while (from < range.to) {
    const found = firstNotOverridden(view, { from, to: range.to })
    if (!found) break
    yield found
    const branch = parseResourceName(found.name).path.slice(0, path.length + 1)
    from = groupRange(id, branch).to
  }
  const prefix = encodePathPrefix(path)
  for (const document of view.overrides.values()) {
    const found = document && parseResourceName(document.name).path
    if (document && found?.at(-2) === id && encodePathPrefix(found).startsWith(prefix))
      yield document
  }
}

function firstNotOverridden(
  view: View,
  range: { from: string; to: string },
): StoredDocument | undefined {
  for (const [, document] of view.store.documents(range, false)) {
    if (!view.overrides.has(document.name)) return document
  }
  return undefined
}

/** The ids of missing documents in a collection: only nested documents exist below them. */
export function missingIds(view: View, parent: string, collectionId: string): readonly string[] {
  const path = [...parseResourceName(parent).path, collectionId]
  const ids = new Set<string>()
  for (const id of collectionIds(view)) {
    for (const { name } of onePerBranch(view, id, path)) {
      const found = parseResourceName(name).path
      const child = found[path.length]
      if (child !== undefined && found.length > path.length + 1) ids.add(child)
    }
  }
  return [...ids].filter((id) => !getDocument(view, `${parent}/${collectionId}/${id}`))
}

/** Documents of one collection in name order, after the document id or full name `after`. */
export function listDocuments(
  view: View,
  parent: string,
  collectionId: string,
  pageSize: number,
  after?: string,
): readonly StoredDocument[] {
  const problem = problemOfId(collectionId)
  if (problem) throw new StatusError('INVALID_ARGUMENT', `Invalid collection id: ${problem}`)
  const name = after?.includes('/') ? after : `${parent}/${collectionId}/${after}`
  const query = parseQuery(parent, {
    from: [{ collectionId }],
    limit: pageSize,
    ...(after === undefined
      ? {}
      : { startAt: { values: [{ referenceValue: name }], before: false } }),
  })
  return runQuery(view, query).documents
}
