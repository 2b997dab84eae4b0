import { compareNames, parseDocumentName } from '#emulator/values/resource-name.ts'
import type { LiveSource } from './live-query.ts'
import type { LiveTarget, StoredDocument } from '../types.ts'
import { getDocument } from '../view.ts'

/** The live target of a document listener. */
export function liveDocuments(source: LiveSource, names: readonly string[]): LiveTarget {
  const watched = new Set(names)
  const held = new Map<string, StoredDocument>()
  const view = source.now()
  for (const name of watched) {
    parseDocumentName(name)
    const document = getDocument(view, name)
    if (document) held.set(name, document)
  }

  return {
    current: () => [...held.values()].sort((a, b) => compareNames(a.name, b.name)),
    apply(changes) {
      const changed: StoredDocument[] = []
      const left: { name: string; deleted: boolean }[] = []
      for (const { name, after } of changes) {
        if (!watched.has(name) || held.get(name) === after) continue
        if (after) {
          held.set(name, after)
          changed.push(after)
        } else {
          held.delete(name)
          left.push({ name, deleted: true })
        }
      }
      return { changed, left }
    },
    since(version) {
      const before = source.changedSince(version)
      if (!before) return undefined
      const changed: StoredDocument[] = []
      const left: { name: string; deleted: boolean }[] = []
      for (const name of watched) {
        if (!before.has(name)) continue
        const current = held.get(name)
        if (current) changed.push(current)
        else if (before.get(name)) left.push({ name, deleted: true })
      }
      return { changed, left }
    },
  }
}
