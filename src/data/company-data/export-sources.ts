import { collectionNames, collections } from '#domain/entities/collections.ts'
import {
  isOfficePhoto,
  isOfficeThread,
  officePhotos,
  officeThreads,
  talkPhotos,
} from '#domain/message/office-reach.ts'
import type { Doc } from '#domain/mutation/types.ts'
import type { Condition } from '../remote/followed-sets.ts'

/** Queries that together find every document of a collection that the company's owner may read. */
export interface ExportSource {
  readonly collection: string
  /** Path of the collection below `/documents`. */
  readonly path: string
  readonly parts: readonly ExportPart[]
}

interface ExportPart {
  readonly where: readonly Condition[]
  /** Leaves out what another part finds too. */
  readonly keeps?: (doc: Doc) => boolean
}

/**
 * Not listed: the company's own document and its seat counter are read by name, the sums of the movements say nothing
 * more than they do, and no one reads the rest, which is the server's.
 */
const notListed: ReadonlySet<string> = new Set([
  'companies',
  'counters',
  'stockLevels',
  'inviteMails',
  'threads',
])
/** Collections of the company that no mutation writes. */
const unmutated = ['tracks', 'routeDays', 'positions', 'looks', 'erasures']

/** Where the documents of a company are found. Private messages of two other people stay theirs. */
export function exportSources(companyId: string, uid: string): readonly ExportSource[] {
  const readable: Condition = { field: 'readerIds', op: 'array-contains', value: uid }
  const special: Readonly<Record<string, readonly ExportPart[]>> = {
    users: [{ where: [{ field: 'companyId', op: '==', value: companyId }] }],
    messages: [
      { where: [{ field: 'threadId', op: '>=', value: officeThreads }] },
      { where: [readable], keeps: ({ threadId }) => !isOfficeThread(threadId) },
    ],
    photos: [
      { where: [{ field: 'about', op: '>=', value: officePhotos }] },
      { where: [{ field: 'about', op: '<', value: talkPhotos }] },
      { where: [readable], keeps: ({ about }) => !isOfficePhoto(about) },
    ],
    reads: [{ where: [readable] }],
  }
  const listed = collectionNames.filter((name) => !notListed.has(name))
  return [...listed, ...unmutated].map((collection) => ({
    collection,
    path: isTopLevel(collection) ? collection : `companies/${companyId}/${collection}`,
    parts: special[collection] ?? [{ where: [] }],
  }))
}

function isTopLevel(collection: string): boolean {
  return collectionNames.some((name) => name === collection && collections[name].topLevel)
}
