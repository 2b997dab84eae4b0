import { systemUid } from '../../../src/domain/access/system-actor.ts'
import type { CollectionName } from '../../../src/domain/entities/collections.ts'
import { emptyAddress } from '../../../src/domain/entities/fields.ts'
import { orderThreadId } from '../../../src/domain/message/thread.ts'
import type { Doc } from '../../../src/domain/mutation/types.ts'
import { fail, ok } from '../../../src/lib/result.ts'
import type { Result } from '../../../src/lib/result.ts'
import { plainDoc } from '../system/plain-doc.ts'
import { messageAndPhotoPasses } from './mention-passes.ts'
import { receiptPasses } from './receipt-passes.ts'
import { mailsTo } from './mails-to.ts'
import { erased, patternOf, withoutPersonal, withoutTerms } from './redact.ts'
import { eachDoc, type Step } from './steps.ts'
import type { Task } from './task.ts'
import { fullNames, textsIn } from './terms.ts'
import { deleteFound, type Stored } from './writes.ts'

const names = { en: 'Erased customer', es: 'Cliente eliminado' }
const mentioning: readonly CollectionName[] = [
  'assets',
  'visits',
  'orders',
  'plans',
  'estimates',
  'movements',
  'timeEntries',
  'absences',
  'threads',
]

/** What the company did: only what names the customer goes. */
const worked: ReadonlySet<string> = new Set(['visits', 'movements', 'timeEntries'])

/**
 * How a customer is erased: their orders stay, without what says whose they were. What names the customer comes last,
 * so that a run that continues still knows what to look for. Fails with the type of a problem.
 */
export async function customerSteps(task: Task): Promise<Result<readonly Step[], string>> {
  const { db, companyId, subjectId, language, at, counts, links } = task
  const of = (name: string) => db.collection(`companies/${companyId}/${name}`)
  const ref = of('customers').doc(subjectId)
  const data = (await ref.get()).data()
  if (!data) return fail('doc/missing')
  // The last step of an earlier run.
  if (typeof data['erasedAt'] === 'string') return ok([])
  const customer: Stored = { ref, id: subjectId, doc: plainDoc('customers', data) }
  const sites: Stored[] = []
  links.add(`customers/${subjectId}`)
  await eachDoc('sites', of('sites').where('customerId', '==', subjectId), (site) => {
    sites.push(site)
    links.add(`sites/${site.id}`)
  })
  for (const { id: siteId } of sites)
    for (const { id } of (await of('assets').where('siteId', '==', siteId).select().get()).docs)
      links.add(`assets/${id}`)
  const orders = await of('orders').where('customerId', '==', subjectId).select().get()
  const plans = await of('plans').where('customerId', '==', subjectId).select().get()
  const estimates = await of('estimates').where('customerId', '==', subjectId).select().get()
  const shares = of('shares').where('customerId', '==', subjectId)
  for (const { id } of plans.docs) links.add(`plans/${id}`)
  // With its photo of the signature; invoices stay as they are for as long as the law asks.
  for (const { id } of estimates.docs) links.add(`estimates/${id}`)
  for (const { id } of (await shares.select().get()).docs) links.add(`shares/${id}`)
  for (const { id } of orders.docs)
    for (const one of [`orders/${id}`, `visits/${id}`]) links.add(one)

  const refs = [`customers/${subjectId}`, ...sites.map(({ id }) => `sites/${id}`)]
  const naming = /^(customer|site)\//
  const known = [customer, ...sites].flatMap(({ doc }) => textsIn(doc, keys))
  for (const one of refs)
    await eachDoc('mutations', of('mutations').where('refs', 'array-contains', one), ({ doc }) => {
      if (naming.test(String(doc['name']))) known.push(...textsIn(doc['args'], keys))
    })
  // Elsewhere only what can mean no one else: a full name, an address of e-mail, a phone number.
  const [near, far] = [patternOf(known), patternOf(fullNames(known))]

  const threads = new Set(orders.docs.map(({ id }) => orderThreadId(id)))
  const cleaned = (collection: CollectionName, { doc, id }: Stored) => {
    const isLinked =
      links.has(`${collection}/${id}`) || links.has(`orders/${String(doc['orderId'])}`)
    const kept = isLinked && !worked.has(collection) ? withoutPersonal(ended(collection, doc)) : doc
    return withoutTerms(kept, isLinked ? near : far)
  }
  const ended = (collection: CollectionName, doc: Doc): Doc => {
    // A plan would go on to create orders.
    if (collection === 'plans') return { ...doc, archivedAt: doc['archivedAt'] ?? at }
    return collection === 'estimates' ? { ...doc, decision: unnamed(doc['decision']) } : doc
  }
  const isOfSubject = ({ threadId }: Doc) => threads.has(String(threadId))
  return ok([
    ...messageAndPhotoPasses(task, { isOfSubject, cleaned }),
    ...mentioning.map((collection): Step => ({
      collection,
      query: of(collection),
      visit: (stored, writes) => writes.rewrite(collection, stored, cleaned(collection, stored)),
    })),
    {
      async run() {
        for (const email of known.filter((text) => text.includes('@')))
          await deleteFound(db, mailsTo(db, email, companyId), counts)
      },
    },
    ...receiptPasses(task, { refs, naming, near, far }),
    // After their receipts, which a run that continues finds by them.
    {
      collection: 'shares',
      query: shares,
      visit: (share, writes) => writes.entomb('shares', share, at),
    },
    {
      async run(writes) {
        const gone = { schema: 1, updatedBy: systemUid, erasedAt: at }
        for (const site of sites) writes.rewrite('sites', site, erasedSite(site.doc, at, gone))
        await writes.flush()
        const { archivedAt } = customer.doc
        const next = {
          ...customer.doc,
          ...gone,
          name: names[language],
          archivedAt: archivedAt ?? at,
        }
        const empty = { phone: '', email: '', notes: '', billingAddress: null }
        const invoicing = { taxId: '', buyerReference: '' }
        writes.rewrite('customers', customer, { ...next, ...empty, ...invoicing })
      },
    },
  ])
}

/** What a customer said to an estimate, without who said it and in which words. */
function unnamed(decision: unknown): unknown {
  if (typeof decision !== 'object' || decision === null) return null
  return { ...decision, name: erased, reason: '' }
}

const keys = ['name', 'phone', 'email', 'line1', 'line2', 'gateCode']

function erasedSite(site: Doc, at: string, gone: Doc): Doc {
  const empty = { name: '', address: emptyAddress, directions: '', gateCode: '', accessNotes: '' }
  return { ...site, ...gone, ...empty, geo: null, archivedAt: site['archivedAt'] ?? at }
}
