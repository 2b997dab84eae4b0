import type { CollectionReference } from 'firebase-admin/firestore'
import { systemUid } from '../../../src/domain/access/system-actor.ts'
import { emptyAddress } from '../../../src/domain/entities/fields.ts'
import { orderThreadId } from '../../../src/domain/message/thread.ts'
import type { CollectionName } from '../../../src/domain/entities/collections.ts'
import type { Doc } from '../../../src/domain/mutation/types.ts'
import { plainDoc } from '../system/plain-doc.ts'
import { deleteMessagesAndPhotos } from './delete-messages-and-photos.ts'
import { eraseReceipts } from './erase-receipts.ts'
import { patternOf, withoutPersonal, withoutTerms } from './redact.ts'
import { type Stored, deleteFound, eachDoc, rewrite } from './rewrite.ts'
import type { Task } from './task.ts'
import { fullNames, textsIn } from './terms.ts'

const names = { en: 'Erased customer', es: 'Cliente eliminado' }
const mentioning: readonly CollectionName[] = [
  'assets',
  'visits',
  'orders',
  'movements',
  'timeEntries',
  'absences',
  'threads',
  'messages',
  'photos',
]

/** What the company did: only what names the customer goes. */
const worked: ReadonlySet<string> = new Set(['visits', 'movements', 'timeEntries'])

/**
 * Erases a customer: their orders stay, without what says whose they were. What names the customer comes last, so that
 * a run that was cut off still knows what to look for.
 */
export async function eraseCustomer(task: Task): Promise<string | null> {
  const { db, companyId, subjectId, language, at, counts } = task
  const of = (name: string): CollectionReference => db.collection(`companies/${companyId}/${name}`)
  const ref = of('customers').doc(subjectId)
  const data = (await ref.get()).data()
  if (!data) return 'doc/missing'
  // The last step of an earlier run.
  if (typeof data['erasedAt'] === 'string') return null
  const customer: Stored = { ref, id: subjectId, doc: plainDoc('customers', data) }
  const sites: Stored[] = []
  const linked = new Set([`customers/${subjectId}`])
  await eachDoc('sites', of('sites').where('customerId', '==', subjectId), async (site) => {
    sites.push(site)
    linked.add(`sites/${site.id}`)
  })
  for (const { id: siteId } of sites)
    for (const { id } of (await of('assets').where('siteId', '==', siteId).select().get()).docs)
      linked.add(`assets/${id}`)
  const orders = await of('orders').where('customerId', '==', subjectId).select().get()
  for (const { id } of orders.docs) linked.add(`orders/${id}`).add(`visits/${id}`)

  const known = [customer, ...sites].flatMap(({ doc }) => textsIn(doc, keys))
  const receipts = of('mutations')
  for (const ref of [`customers/${subjectId}`, ...sites.map(({ id }) => `sites/${id}`)])
    await eachDoc('mutations', receipts.where('refs', 'array-contains', ref), async ({ doc }) => {
      if (/^(customer|site)\//.test(String(doc['name']))) known.push(...textsIn(doc['args'], keys))
    })
  // Elsewhere only what can mean no one else: a full name, an address of e-mail, a phone number.
  const [near, far] = [patternOf(known), patternOf(fullNames(known))]

  const threads = new Set(orders.docs.map(({ id }) => orderThreadId(id)))
  await deleteMessagesAndPhotos(task, linked, ({ threadId }) => threads.has(String(threadId)))
  for (const collection of mentioning)
    await eachDoc(collection, of(collection), async (stored) => {
      const { doc, id } = stored
      const isLinked =
        linked.has(`${collection}/${id}`) || linked.has(`orders/${String(doc['orderId'])}`)
      const kept = isLinked && !worked.has(collection) ? withoutPersonal(doc) : doc
      const next = withoutTerms(kept, isLinked ? near : far)
      await rewrite(collection, stored, next, counts)
    })
  await eraseReceipts(task, linked, near, far)
  for (const email of known.filter((text) => text.includes('@')))
    await deleteFound(db, db.collection('mail').where('to', 'array-contains', email), counts)

  const gone = { schema: 1, updatedBy: systemUid, erasedAt: at }
  for (const site of sites) await rewrite('sites', site, erasedSite(site.doc, at, gone), counts)
  const { archivedAt } = customer.doc
  const next = { ...customer.doc, ...gone, name: names[language], archivedAt: archivedAt ?? at }
  const empty = { phone: '', email: '', notes: '', billingAddress: null }
  await rewrite('customers', customer, { ...next, ...empty }, counts)
  return null
}

const keys = ['name', 'phone', 'email', 'line1', 'line2', 'gateCode']

function erasedSite(site: Doc, at: string, gone: Doc): Doc {
  const empty = { name: '', address: emptyAddress, directions: '', gateCode: '', accessNotes: '' }
  return { ...site, ...gone, ...empty, geo: null, archivedAt: site['archivedAt'] ?? at }
}
