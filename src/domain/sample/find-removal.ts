import type { Asset } from '../entities/asset.ts'
import type { Customer } from '../entities/customer.ts'
import type { Item } from '../entities/item.ts'
import type { Location } from '../entities/location.ts'
import type { Message } from '../entities/message.ts'
import type { Movement } from '../entities/movement.ts'
import type { Order } from '../entities/order.ts'
import { isSampleId } from '../entities/sample-id.ts'
import type { Site } from '../entities/site.ts'
import type { Template } from '../entities/template.ts'
import type { Visit } from '../entities/visit.ts'
import type { Ref } from '../mutation/types.ts'
import {
  maxSampleRefs,
  type SampleCollection,
  sampleCollections,
} from '../mutation/mutators/sample/sample-remove.ts'

/** What a company has, without deleted documents; both its own and sample data. */
export interface CompanyDocs {
  readonly customers: readonly Customer[]
  readonly sites: readonly Site[]
  readonly assets: readonly Asset[]
  readonly orders: readonly Order[]
  readonly visits: readonly Visit[]
  readonly templates: readonly Template[]
  readonly items: readonly Item[]
  readonly locations: readonly Location[]
  readonly messages: readonly Message[]
  readonly movements: readonly Movement[]
}

/** A document of the sample data by name. */
export interface NamedSample {
  readonly ref: Ref
  readonly name: string
}

export interface SampleRemoval {
  /** Everything that goes, in an order in which nothing is left without what it belongs to. */
  readonly refs: readonly Ref[]
  /** How many of each kind go. */
  readonly counts: Readonly<Record<SampleCollection, number>>
  /** What stays because something of the company's own depends on it: customers before their sites. */
  readonly kept: readonly NamedSample[]
  /** What goes although a person has changed it. */
  readonly changed: readonly NamedSample[]
}

/**
 * What a removal of the sample data takes and what it leaves. Whatever the company's own records depend on stays: the
 * customer, site and equipment of an own order, a part and the location it was taken from. `changed`: what people changed.
 */
export function findRemoval(docs: CompanyDocs, changed: ReadonlySet<Ref>): SampleRemoval {
  const keeps = findKept(docs)
  const named = sampleCollections.flatMap((collection) =>
    docs[collection].flatMap((doc) =>
      isSampleId(doc.id) ? [{ ref: `${collection}/${doc.id}` as const, name: nameOf(doc) }] : [],
    ),
  )
  const going = named.filter(({ ref }) => !keeps.has(ref))
  const count = (collection: SampleCollection) =>
    going.filter(({ ref }) => ref.startsWith(`${collection}/`)).length
  return {
    refs: going.map(({ ref }) => ref),
    counts: Object.fromEntries(
      sampleCollections.map((collection) => [collection, count(collection)]),
    ) as Record<SampleCollection, number>,
    kept: named.filter(({ ref }) => keeps.has(ref)).toReversed(),
    changed: going.filter(({ ref }) => changed.has(ref)),
  }
}

/** The documents to remove, as many at a time as one mutation takes. */
export function removalParts(refs: readonly Ref[]): readonly (readonly Ref[])[] {
  return Array.from({ length: Math.ceil(refs.length / maxSampleRefs) }, (_, i) =>
    refs.slice(i * maxSampleRefs, (i + 1) * maxSampleRefs),
  )
}

function nameOf(doc: CompanyDocs[SampleCollection][number]): string {
  if ('title' in doc) return doc.title
  if ('text' in doc) return doc.text
  return 'address' in doc ? doc.name || doc.address.line1 : doc.name
}

/** Sample documents that documents of the company's own depend on. */
function findKept(docs: CompanyDocs): ReadonlySet<Ref> {
  const kept = new Set<Ref>()
  const keep = (collection: SampleCollection, id: string | null) => {
    if (id !== null && isSampleId(id)) kept.add(`${collection}/${id}`)
  }
  const own = <D extends { readonly id: string }>(some: readonly D[]) =>
    some.filter(({ id }) => !isSampleId(id))

  for (const { customerId, siteId, assetIds } of own(docs.orders)) {
    keep('customers', customerId)
    keep('sites', siteId)
    for (const id of assetIds) keep('assets', id)
  }
  for (const { siteId, assetIds } of own(docs.visits)) {
    keep('sites', siteId)
    for (const id of assetIds) keep('assets', id)
  }
  for (const { siteId } of own(docs.assets)) keep('sites', siteId)
  for (const { customerId } of own(docs.sites)) keep('customers', customerId)
  for (const { id, siteId } of docs.assets) if (kept.has(`assets/${id}`)) keep('sites', siteId)
  for (const { id, customerId } of docs.sites)
    if (kept.has(`sites/${id}`)) keep('customers', customerId)
  for (const { id, primarySiteId } of docs.customers)
    if (kept.has(`customers/${id}`)) keep('sites', primarySiteId)
  for (const movement of own(docs.movements)) {
    if (!isOwnStock(movement)) continue
    keep('items', movement.itemId)
    keep('locations', movement.fromId)
    keep('locations', movement.toId)
  }
  return kept
}

/** Whether a movement that a person recorded concerns an own order, part or location: any other was practice. */
function isOwnStock({ orderId, lateOrderId, itemId, fromId, toId }: Movement): boolean {
  const order = orderId ?? lateOrderId
  if (order !== null) return !isSampleId(order)
  return [itemId, fromId, toId].some((id) => id !== null && !isSampleId(id))
}
