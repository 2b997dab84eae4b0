import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import type { CollectionName, Entities } from '../../../src/domain/entities/collections.ts'
import type { Company } from '../../../src/domain/entities/company.ts'
import type { Customer } from '../../../src/domain/entities/customer.ts'
import { logoId, type Picture } from '../../../src/domain/entities/picture.ts'
import { sumPayments } from '../../../src/domain/payment/payment-sums.ts'
import { shareTargets } from '../../../src/domain/share/share-target.ts'
import type { ShareView } from '../../../src/domain/share/share-view.ts'
import { estimateView } from '../../../src/domain/share/views/estimate-view.ts'
import { invoiceView } from '../../../src/domain/share/views/invoice-view.ts'
import { fixSchema } from '../../../src/domain/share/views/shown-position.ts'
import { visitView } from '../../../src/domain/share/views/visit-view.ts'
import { chargeOf } from '../online/charge-amount.ts'
import { accountOf, canCharge } from '../online/company-account.ts'
import { checkoutIn, checkoutRef } from '../online/invoice-checkout.ts'
import { entityOf } from '../system/entity-of.ts'
import type { FoundShare } from './find-share.ts'

interface Source extends FoundShare {
  readonly db: Firestore
  readonly company: Company
  readonly customer: Customer
  /** The company's; null where it has none. */
  readonly logo: Picture | null
  readonly now: string
}

/** What a share shows now; null where nothing of it can be shown to its customer any more. */
export async function viewOfShare(
  db: Firestore,
  found: FoundShare,
  now: string,
): Promise<ShareView | null> {
  const { companyId, share } = found
  const root = db.doc(`companies/${companyId}`)
  const [ofCompany, ofCustomer, target, ofLogo] = await db.getAll(
    root,
    root.collection('customers').doc(share.customerId),
    root.collection(shareTargets[share.kind]).doc(share.targetId),
    root.collection('pictures').doc(logoId),
  )
  const company = ofCompany && living('companies', ofCompany)
  const customer = ofCustomer && living('customers', ofCustomer)
  if (!company || !customer || customer.erasedAt !== null || !target) return null
  // It was given to another customer since.
  if (target.get('customerId') !== share.customerId) return null
  const logo = (ofLogo && living('pictures', ofLogo)) ?? null
  const source = { ...found, db, company, customer, logo, now }
  if (share.kind === 'estimate') return ofEstimate(source, target)
  return share.kind === 'invoice' ? ofInvoice(source, target) : ofVisit(source, target)
}

async function ofEstimate(source: Source, target: DocumentSnapshot): Promise<ShareView | null> {
  const { db, companyId, customer } = source
  const estimate = living('estimates', target)
  if (!estimate) return null
  const { primarySiteId } = customer
  const site =
    primarySiteId === null
      ? undefined
      : living('sites', await db.doc(`companies/${companyId}/sites/${primarySiteId}`).get())
  return estimateView({ ...source, estimate, siteAddress: site?.address ?? null })
}

async function ofInvoice(source: Source, target: DocumentSnapshot): Promise<ShareView | null> {
  const { db, companyId } = source
  const invoice = living('invoices', target)
  if (!invoice) return null
  const { creditOf: creditedId } = invoice
  const root = db.doc(`companies/${companyId}`)
  const paid = await root
    .collection('payments')
    .where('invoiceIds', 'array-contains', invoice.id)
    .get()
  const payments = paid.docs.flatMap((one) => living('payments', one) ?? [])
  const credited =
    creditedId === null
      ? undefined
      : living('invoices', await root.collection('invoices').doc(creditedId).get())
  const paidMinor = sumPayments(payments).paid.get(invoice.id) ?? 0
  const checkout = checkoutIn(await checkoutRef(db, companyId, invoice.id).get())
  const isCharged = canCharge(await accountOf(db, companyId))
  return invoiceView({
    ...source,
    invoice,
    creditOf: credited?.number ?? '',
    paidMinor,
    isChargeable: (minor) => isCharged && chargeOf(minor, invoice.currency) !== null,
    checkout: checkout?.state ?? null,
  })
}

async function ofVisit(source: Source, target: DocumentSnapshot): Promise<ShareView | null> {
  const { db, companyId, share } = source
  const order = living('orders', target)
  if (!order) return null
  const root = db.doc(`companies/${companyId}`)
  // A visit is rated once, whichever of its links was used.
  const others = await root.collection('shares').where('targetId', '==', order.id).get()
  const rated = others.docs.map((one) => living('shares', one)?.rating ?? null)
  const rating = share.rating ?? rated.find((one) => one !== null) ?? null
  const uid = order.assigneeIds[0]
  if (uid === undefined) return visitView({ ...source, order, technician: '', fix: null, rating })
  const [ofUser, ofPosition] = await db.getAll(
    db.doc(`users/${uid}`),
    root.collection('positions').doc(uid),
  )
  const user = ofUser && living('users', ofUser)
  const fix = v.safeParse(fixSchema, ofPosition?.data())
  return visitView({
    ...source,
    order,
    technician: user?.companyId === companyId ? user.name : '',
    fix: fix.success ? fix.output : null,
    rating,
  })
}

function living<C extends Exclude<CollectionName, 'mutations'>>(
  collection: C,
  snapshot: DocumentSnapshot,
): Entities[C] | undefined {
  const entity = entityOf(collection, snapshot)
  return entity?.deletedAt === null ? entity : undefined
}
