import { shownStatus } from '#domain/order/shown-status.ts'
import type { Asset } from '#domain/entities/asset.ts'
import type { Customer } from '#domain/entities/customer.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { Item } from '#domain/entities/item.ts'
import type { Message } from '#domain/entities/message.ts'
import { priorities, type Order } from '#domain/entities/order.ts'
import type { Site } from '#domain/entities/site.ts'
import type { User } from '#domain/entities/user.ts'
import { minorText } from '#domain/money/money.ts'
import { codeWords } from '#lib/word-matcher.ts'
import type { Query } from '../types/data.ts'
import type { Searchable } from '../types/views.ts'
import { defineQuery } from './define-query.ts'
import { manyEntitiesOf, entitiesOf } from './entities-of.ts'
import { siteLine } from './site-line.ts'

/** Everything on this device that can be searched; equally good matches keep this order. */
export function searchables(): Query<readonly Searchable[]> {
  return defineQuery('searchables', null, async ({ db }) => {
    const [
      orderRows,
      customerRows,
      siteRows,
      assetRows,
      invoiceRows,
      estimateRows,
      itemRows,
      userRows,
      messageRows,
    ] = await Promise.all([
      db.orders.toArray(),
      db.customers.toArray(),
      db.sites.toArray(),
      db.assets.toArray(),
      db.invoices.toArray(),
      db.estimates.toArray(),
      db.items.toArray(),
      db.users.toArray(),
      db.messages.toArray(),
    ])
    // Nothing is read after this: a live query does not see reads that come after a pause.
    const orders = await manyEntitiesOf('orders', orderRows)
    const messages = await manyEntitiesOf('messages', messageRows)
    const customers = new Map(entitiesOf('customers', customerRows).map((one) => [one.id, one]))
    const sites = new Map(entitiesOf('sites', siteRows).map((one) => [one.id, one]))
    const nameOf = ({ customerId }: { customerId: string }) => customers.get(customerId)?.name ?? ''

    return [
      ...orders
        .toSorted(nextFirst)
        .map((order) => ofOrder(order, nameOf(order), sites.get(order.siteId))),
      ...byTitle([...customers.values()].map(ofCustomer)),
      ...byTitle([...sites.values()].map((site) => ofSite(site, nameOf(site)))),
      ...byTitle(
        entitiesOf('assets', assetRows).flatMap((asset) => {
          const site = sites.get(asset.siteId)
          return site ? [ofAsset(asset, site, nameOf(site))] : []
        }),
      ),
      ...entitiesOf('invoices', invoiceRows)
        .filter(({ status }) => status !== 'discarded')
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map((invoice) => ofInvoice(invoice, nameOf(invoice))),
      ...entitiesOf('estimates', estimateRows)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map((estimate) => ofEstimate(estimate, nameOf(estimate))),
      // Archived items are only found in their own list.
      ...byTitle(
        entitiesOf('items', itemRows)
          .filter(({ archivedAt }) => archivedAt === null)
          .map(ofItem),
      ),
      ...byTitle(entitiesOf('users', userRows).map(ofUser)),
      ...messages.toSorted((a, b) => b.at.localeCompare(a.at)).map(ofMessage),
    ]
  })
}

function ofOrder(order: Order, customerName: string, site: Site | undefined): Searchable {
  const { id, title, ref, description, instructions, resolution, tags, priority } = order
  const where = site ? siteLine(site) : ''
  return {
    kind: 'order',
    id,
    title,
    note: [ref, customerName].filter(Boolean).join(' · '),
    text: [codeWords(ref), where, description, instructions, resolution, ...tags].join(' '),
    codes: [ref],
    isPast: !order.open,
    urgency: Math.max(0, priorities.indexOf(priority) - priorities.indexOf('normal')),
    order: { status: shownStatus(order), priority },
  }
}

function ofCustomer({ id, name, phone, email, notes, archivedAt }: Customer): Searchable {
  return {
    kind: 'customer',
    id,
    title: name,
    note: [phone, email].filter(Boolean).join(' · '),
    text: [codeWords(phone), notes].join(' '),
    codes: [phone, email],
    isPast: archivedAt !== null,
  }
}

function ofSite(site: Site, customerName: string): Searchable {
  const { address, name } = site
  return {
    kind: 'site',
    id: site.id,
    title: siteLine(site),
    note: [name, customerName].filter(Boolean).join(' · '),
    text: [address.region, address.postcode.replaceAll(' ', '')].join(' '),
    codes: [],
    isPast: site.archivedAt !== null,
    customerId: site.customerId,
  }
}

function ofAsset(asset: Asset, site: Site, customerName: string): Searchable {
  const { id, name, maker, model, serial, barcode, notes, archivedAt } = asset
  return {
    kind: 'asset',
    id,
    title: name,
    note: [maker, model, serial, customerName].filter(Boolean).join(' · '),
    text: [codeWords(serial), codeWords(barcode), siteLine(site), notes].join(' '),
    codes: [serial, barcode],
    isPast: archivedAt !== null,
    customerId: site.customerId,
  }
}

/** A draft has no number yet, so it goes by its customer. */
function ofInvoice(invoice: Invoice, customerName: string): Searchable {
  const { id, number, customerId, totalMinor, currency } = invoice
  return {
    kind: 'invoice',
    id,
    title: number || customerName,
    note: number === '' ? '' : customerName,
    text: codeWords(number),
    codes: [number],
    ...(totalMinor !== null && { amount: minorText(totalMinor, currency) }),
    customerId,
  }
}

function ofEstimate({ id, ref, title, customerId }: Estimate, customerName: string): Searchable {
  return {
    kind: 'estimate',
    id,
    title: title || ref,
    note: [ref, customerName].filter(Boolean).join(' · '),
    text: codeWords(ref),
    codes: [ref],
    customerId,
  }
}

function ofItem({ id, name, sku, barcode, category }: Item): Searchable {
  return {
    kind: 'part',
    id,
    title: name,
    note: [sku, category].filter(Boolean).join(' · '),
    text: [codeWords(sku), codeWords(barcode)].join(' '),
    codes: [sku, barcode],
  }
}

function ofUser({ id, name, email, status }: User): Searchable {
  return {
    kind: 'person',
    id,
    title: name || email,
    note: name === '' ? '' : email,
    text: '',
    codes: [email],
    isPast: status !== 'active',
  }
}

function ofMessage({ id, text, threadId, at }: Message): Searchable {
  return { kind: 'message', id, title: text, note: '', text: '', codes: [], threadId, at }
}

/** Open orders by their plan, then closed ones, the latest first. */
function nextFirst(a: Order, b: Order): number {
  if (a.open !== b.open) return a.open ? -1 : 1
  if (!a.open) return b.statusAt.localeCompare(a.statusAt)
  return (a.plannedStart ?? '~').localeCompare(b.plannedStart ?? '~')
}

function byTitle(found: readonly Searchable[]): readonly Searchable[] {
  return found.toSorted((a, b) => a.title.localeCompare(b.title))
}
