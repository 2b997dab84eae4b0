import { inCompany, created, stamped } from '../base/company.ts'
import { day, iso } from '../base/calendar.ts'
import type { DemoOrder } from '../orders/create-orders.ts'
import { admin, technicians } from '../people/people.ts'
import { createRandom } from '../base/random.ts'
import type { DemoDocument } from '../base/types.ts'
import { alike, type DemoItem, items, laborItem } from './items.ts'

const warehouse = 'demo-location-warehouse'

interface Movement {
  readonly type: 'receive' | 'consume'
  readonly sku: string
  readonly from: string | null
  readonly to: string | null
  readonly quantity: number
  readonly orderId: string | null
  readonly reason: string
  readonly by: string
  readonly at: number
  readonly receivedAt: number
}

/** Items, the warehouse and the vans, and the ledger: what came in, and what went into finished orders. */
export function stockDocuments(
  seed: string,
  orders: readonly DemoOrder[],
  founded: number,
): DemoDocument[] {
  const used = orders.flatMap((order) => usedBy(order, seed))
  const opened = opening(seed, used, founded + 2 * day)
  return [
    ...items.map((item, i) => itemDocument(item, i, founded + day)),
    laborDocument(founded + day),
    ...costDocuments(founded + day),
    ...priceDocuments(founded + day),
    ...locationDocuments(founded + day),
    ...[...opened, ...used].map(movementDocument),
    ...levelDocuments(opened),
  ]
}

/** What the technician recorded as used when the work was done. */
function usedBy({ id, documents, planned, story }: DemoOrder, seed: string): Movement[] {
  const finish = story.steps.findIndex(
    ({ change }) => change.type === 'move' && change.to === 'done',
  )
  const step = story.steps[finish]
  // The order itself, the receipt of its entry, and one for each step that has arrived.
  const isCompleted = finish !== -1 && documents.length > finish + 2
  if (planned === null || step === undefined || !isCompleted) return []
  const random = createRandom(`${seed}/used/${id}`)
  const skus = (planned.kind.parts ?? []).filter(() => random.chance(0.55))
  return skus.map((sku) => ({
    type: 'consume',
    sku,
    from: vanOf(step.by),
    to: null,
    quantity: unitOf(sku) === 'metre' ? random.int(2, 12) : random.int(1, 2),
    orderId: id,
    reason: '',
    by: step.by,
    at: step.at - 1000,
    receivedAt: step.receivedAt,
  }))
}

/** Every van has what it used since, and a little more; the warehouse holds the rest. */
function opening(seed: string, used: readonly Movement[], at: number): Movement[] {
  const random = createRandom(`${seed}/stock`)
  const taken = new Map<string, number>()
  for (const { sku, from, quantity } of used) {
    taken.set(`${from}/${sku}`, (taken.get(`${from}/${sku}`) ?? 0) + quantity)
  }
  const receive = (sku: string, to: string, quantity: number): Movement => ({
    type: 'receive',
    sku,
    from: null,
    to,
    quantity,
    orderId: null,
    reason: 'Opening stock',
    by: admin.uid,
    at,
    receivedAt: at + 1200,
  })
  return [
    ...items.map(({ sku, unit }) =>
      receive(sku, warehouse, random.int(4, unit === 'metre' ? 200 : 30)),
    ),
    ...technicians.flatMap(({ uid, trade }) =>
      items
        .filter((item) => item.trade === null || item.trade === trade)
        .map(({ sku }) => {
          const van = vanOf(uid)
          return receive(sku, van, (taken.get(`${van}/${sku}`) ?? 0) + random.int(1, 6))
        }),
    ),
  ]
}

/** What the warehouse holds, as the functions sum it: nothing has left it since. */
function levelDocuments(opened: readonly Movement[]): DemoDocument[] {
  return opened
    .filter(({ to }) => to === warehouse)
    .map(({ sku, quantity, receivedAt }) =>
      inCompany(`stockLevels/${warehouse}_${itemIdOf(sku)}`, {
        locationId: warehouse,
        itemId: itemIdOf(sku),
        quantity,
        countedAt: iso(receivedAt + 1000),
        ...stamped(receivedAt + 1000, 'system'),
      }),
    )
}

function itemDocument(item: DemoItem, i: number, at: number): DemoDocument {
  const { sku, name, unit, trade, serialTracked } = item
  const vans = technicians.filter((one) => trade === null || one.trade === trade)
  return inCompany(`items/${itemIdOf(sku)}`, {
    sku,
    name,
    category: trade ?? 'general',
    barcode: barcodeOf(i + 1),
    unit,
    costMinor: 0,
    priceMinor: 0,
    taxRateMilliPercent: null,
    minimums: Object.fromEntries([[warehouse, 6], ...vans.map(({ uid }) => [vanOf(uid), 2])]),
    reorderQuantity: unit === 'metre' ? 100 : 12,
    kind: 'part',
    unitCode: unit === 'metre' ? 'MTR' : 'C62',
    taxCode: null,
    isStocked: true,
    isSerialTracked: serialTracked,
    substituteIds: alike
      .filter((skus) => skus.includes(sku))
      .flatMap((skus) => skus.filter((other) => other !== sku).map(itemIdOf)),
    archivedAt: null,
    ...created(at, admin.uid),
  })
}

/** What an hour of work is billed at. */
function laborDocument(at: number): DemoDocument {
  return inCompany(`items/${laborItem.id}`, {
    sku: 'LABOR',
    name: laborItem.name,
    category: 'labor',
    barcode: '',
    unit: 'hour',
    costMinor: 0,
    priceMinor: 0,
    minimums: {},
    kind: 'labour',
    unitCode: 'HUR',
    taxCode: null,
    isStocked: false,
    substituteIds: [],
    archivedAt: null,
    ...created(at, admin.uid),
  })
}

/** What items and an hour of each technician cost the company. */
function costDocuments(at: number): DemoDocument[] {
  const cost = (kind: 'item' | 'person', id: string, costMinor: number) =>
    inCompany(`costs/${id}`, { kind, costMinor, ...stamped(at, admin.uid) })
  return [
    ...items.map((item) => cost('item', itemIdOf(item.sku), item.cost)),
    ...technicians.map(({ uid }) => cost('person', uid, 3200)),
  ]
}

/** What items and an hour of work are sold for. */
function priceDocuments(at: number): DemoDocument[] {
  const price = (id: string, priceMinor: number) =>
    inCompany(`prices/${id}`, { priceMinor, ...stamped(at, admin.uid) })
  return [
    ...items.map((item) => price(itemIdOf(item.sku), item.price)),
    price(laborItem.id, laborItem.priceMinor),
  ]
}

function locationDocuments(at: number): DemoDocument[] {
  const common = { siteId: null, archivedAt: null, ...created(at, admin.uid) }
  const location = (id: string, kind: string, name: string, technicianId: string | null) =>
    inCompany(`locations/${id}`, { kind, name, technicianId, ...common })
  return [
    location(warehouse, 'warehouse', 'Warehouse, Mill Lane', null),
    ...technicians.map(({ uid, trade }, i) =>
      location(vanOf(uid), 'van', `Van ${i + 1}, ${trade}`, uid),
    ),
  ]
}

function movementDocument(movement: Movement, i: number): DemoDocument {
  const { type, sku, from, to, quantity, orderId, reason, by, at, receivedAt } = movement
  return inCompany(`movements/demo-movement-${String(i + 1).padStart(4, '0')}`, {
    type,
    itemId: itemIdOf(sku),
    name: '',
    unit: '',
    fromId: from,
    toId: to,
    quantity,
    orderId,
    lateOrderId: null,
    reason,
    transferId: null,
    actorId: by,
    readerIds: [...new Set([by, ...[from, to].flatMap((location) => holderOf(location) ?? [])])],
    at: iso(at),
    ...stamped(receivedAt, by),
  })
}

/** The id of the item with this number. */
export function itemIdOf(sku: string): string {
  return `demo-item-${sku.toLowerCase()}`
}

function holderOf(location: string | null): string | undefined {
  return technicians.find(({ uid }) => vanOf(uid) === location)?.uid
}

function vanOf(uid: string): string {
  return `demo-location-van-${uid.replace('demo-', '')}`
}

function unitOf(sku: string): string | undefined {
  return items.find((item) => item.sku === sku)?.unit
}

/** EAN-13 in the range for a company's own use. */
function barcodeOf(number: number): string {
  const digits = `2000000${String(number).padStart(5, '0')}`
  const sum = Array.from(digits).reduce(
    (all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
