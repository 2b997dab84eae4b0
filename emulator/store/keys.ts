import { encodeName, encodePathPrefix, encodeText } from '../values/encode-value.ts'
import type { Path } from '../values/resource-name.ts'
import type { Key, KeyRange } from './types.ts'

/*
 * d <collection id> <path>                              -> the document
 * x c <collection path> <index> <values> <document id>  -> an index entry of a collection
 * x g <collection id> <index> <values> <path>           -> an index entry of a collection group
 * l <number>                                            -> the documents that a commit replaced
 * m <name>                                              -> metadata of the store
 * n <key>                                               -> a note that a service keeps beside the documents
 *
 * The collection id comes first, so that both a collection and a collection group are one range in name
 * order. The range of a collection also contains nested collections of the same id; readers skip those.
 */

export function documentKey(path: Path): Key {
  return `d${encodeText(path.at(-2) ?? '')}${encodeName(path)}`
}

/** All documents of a collection id below `parent` (any path), without the document at `parent`. */
export function groupRange(collectionId: string, parent: Path): KeyRange {
  const prefix = `d${encodeText(collectionId)}${encodePathPrefix(parent)}`
  return { from: `${prefix}\x02`, to: afterPrefix(prefix) }
}

export const allDocuments: KeyRange = { from: 'd', to: 'e' }
export const allChanges: KeyRange = { from: 'l', to: 'm' }
export const allEntries: KeyRange = { from: 'x', to: 'y' }

/** The common prefix of the entries of one index of a collection. */
export function collectionIndexPrefix(collection: Path, index: string): Key {
  return `xc${encodeName(collection)}${encodeText(index)}`
}

/** The common prefix of the entries of one index of a collection group. */
export function groupIndexPrefix(collectionId: string, index: string): Key {
  return `xg${encodeText(collectionId)}${encodeText(index)}`
}

export function changeKey(number: number): Key {
  return `l${String(number).padStart(16, '0')}`
}

export function metadataKey(name: string): Key {
  return `m${name}`
}

/** The first key after all keys that begin with `prefix`. */
export function afterPrefix(prefix: Key): Key {
  let end = prefix.length
  while (end > 0 && prefix.charCodeAt(end - 1) === 255) end -= 1
  if (end === 0) return '\xff'.repeat(prefix.length + 1)
  return prefix.slice(0, end - 1) + String.fromCharCode(prefix.charCodeAt(end - 1) + 1)
}

/** `key` is ASCII. */
export function noteKey(key: string): Key {
  return `n${key}`
}

export function noteOfKey(key: Key): string {
  return key.slice(1)
}

/** The notes whose key begins with `prefix`. */
export function noteRange(prefix: string): KeyRange {
  const from = noteKey(prefix)
  return { from, to: afterPrefix(from) }
}
