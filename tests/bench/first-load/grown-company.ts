import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import type { DemoDocument } from '#emulator/demo/base/types.ts'

const day = 24 * 60 * 60_000
const copiedOrders = 400

/** Collections that grow with the company; the others are those of the demo company. */
const growing = new Set([
  'customers',
  'sites',
  'assets',
  'orders',
  'visits',
  'mutations',
  'movements',
  'messages',
])

/** The age in days beyond which no device fetches documents; older ones are left out. */
const fetchedDays: Readonly<Record<string, number>> = { mutations: 8, messages: 31, visits: 401 }

/** How many days a company took to get this many orders. */
function daysFor(orders: number): number {
  return orders <= copiedOrders ? 0 : orders <= 5000 ? 365 : 1095
}

/**
 * The demo company with this many orders, and with customers, sites, assets, visits, movements, messages and receipts
 * in proportion: copies of its first weeks, each further back in time than the one before.
 */
export function* grownCompany(orders: number, now: number): Generator<readonly DemoDocument[]> {
  const own = demoDocuments(now)
  yield own
  const copied = own.filter(({ path }) => growing.has(collectionOf(path)))
  const copies = Math.ceil(orders / copiedOrders) - 1
  const spacing = copies === 0 ? 0 : (daysFor(orders) * day) / copies
  for (let copy = 1; copy <= copies; copy += 1) {
    const earlier = copied.map((document) => copyOf(document, copy, -copy * spacing))
    yield earlier.filter(({ path, data }) => isFetched(path, data, now))
  }
}

function collectionOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

function copyOf({ path, data }: DemoDocument, copy: number, shift: number): DemoDocument {
  const renamed = (text: string) =>
    text.replaceAll(/demo-(order|customer|site|asset|movement)-/g, `demo-$1-c${copy}-`)
  const text = renamed(JSON.stringify(data)).replaceAll(
    /"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g,
    (_, instant: string) => JSON.stringify(new Date(Date.parse(instant) + shift).toISOString()),
  )
  const copied = JSON.parse(text) as DemoDocument['data']
  const other = renamed(path)
  return {
    path: other === path ? `${path}-c${copy}` : other,
    data: copied['open'] === true ? { ...copied, open: false, status: 'invoiced' } : copied,
  }
}

function isFetched(path: string, data: DemoDocument['data'], now: number): boolean {
  const days = fetchedDays[collectionOf(path)]
  const at = data['updatedAt'] ?? data['receivedAt']
  return days === undefined || Date.parse(String(at)) > now - days * day
}
