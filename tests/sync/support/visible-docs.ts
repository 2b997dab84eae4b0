import type { Doc, Ref } from '#domain/mutation/types.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import type { InProcessServer } from './in-process-server.ts'
import { projectId } from './in-process-server.ts'
import { companyId, people } from './seed.ts'

const root = `projects/${projectId}/databases/(default)/documents`

/** Collections of which technicians have what was sent to them: of plans, invoices and estimates nothing. */
const ofPeople: ReadonlySet<string> = new Set([
  'orders',
  'bookings',
  'plans',
  'invoices',
  'estimates',
])

/** The work that the server holds and shows this user, as listeners would bring it. */
export function visibleDocs(server: InProcessServer, uid: string): Map<Ref, Doc> {
  const docs = new Map<Ref, Doc>()
  for (const [parent, collection] of [
    [`${root}/companies/${companyId}`, 'customers'],
    [`${root}/companies/${companyId}`, 'sites'],
    [`${root}/companies/${companyId}`, 'orders'],
    [`${root}/companies/${companyId}`, 'bookings'],
    [`${root}/companies/${companyId}`, 'plans'],
    [`${root}/companies/${companyId}`, 'invoices'],
    [`${root}/companies/${companyId}`, 'estimates'],
  ] as const) {
    for (const { name, fields } of server.engine.listDocuments(parent, collection, 1000)) {
      const doc = decodeDoc(collection, fields)
      const ref: Ref = `${collection}/${name.slice(name.lastIndexOf('/') + 1)}`
      if (!ofPeople.has(collection) || uid === people.office || isSentTo(doc, uid))
        docs.set(ref, doc)
    }
  }
  return docs
}

/** The receipts of the company, oldest first. */
export function receipts(server: InProcessServer): Map<string, Doc> {
  const parent = `${root}/companies/${companyId}`
  const found = server.engine.listDocuments(parent, 'mutations', 10_000)
  return new Map(
    found.map(({ name, fields }) => [
      name.slice(name.lastIndexOf('/') + 1),
      decodeDoc('mutations', fields),
    ]),
  )
}

function isSentTo(doc: Doc, uid: string): boolean {
  return doc.isSent === true && Array.isArray(doc.assigneeIds) && doc.assigneeIds.includes(uid)
}
