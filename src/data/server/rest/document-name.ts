import { collections, isCollectionName } from '#domain/entities/collections.ts'

/** Which database, and whose documents in it. */
export interface Tenant {
  readonly projectId: string
  readonly companyId: string
}

/** `projects/{p}/databases/(default)/documents` */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

/** Collections of the company whose documents no mutation writes. */
const others: ReadonlySet<string> = new Set([
  'blobs',
  'tracks',
  'routeDays',
  'positions',
  'looks',
  'currentLooks',
  'erasures',
])

/** The path below `/documents` of a document named as mutations name it (`orders/abc`). */
function documentPath(ref: string, companyId: string): string {
  const collection = ref.slice(0, ref.indexOf('/'))
  if (others.has(collection)) return `companies/${companyId}/${ref}`
  if (!isCollectionName(collection)) throw new Error(`Not a known document: ${ref}`)
  return collections[collection].topLevel ? ref : `companies/${companyId}/${ref}`
}

/** The full resource name of a document. */
export function documentName(ref: string, tenant: Tenant): string {
  return `${documentsRoot(tenant.projectId)}/${documentPath(ref, tenant.companyId)}`
}

/** The collection of a document, from its path or full resource name. */
export function collectionOf(name: string): string {
  return name.split('/').at(-2) ?? ''
}

/** The last part of a full resource name. */
export function idOfName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
