import { past } from '../world/documents.ts'
import { type MutationCase, edit, mutation } from './mutation.ts'

const priceList = {
  name: 'Trade',
  currency: 'EUR',
  isInclusive: false,
  fromOn: '2026-01-01',
  untilOn: null,
  rules: [
    {
      id: 'r1',
      target: { kind: 'item', itemId: 'pump' },
      change: { kind: 'fixed', minor: 1200 },
      fromMilli: 10_000,
    },
  ],
} as const

/** Items, locations and what moves between them, at locations of one's own and of others. */
export const stockCases: readonly MutationCase[] = [
  ...(['van-editor', 'van-tech', 'store', null] as const).flatMap((placeId) =>
    [false, true].map((back) =>
      mutation('stock/use', {
        movementId: 'mv-new',
        orderId: 'o-onSite',
        itemId: 'pump',
        name: '',
        unit: 'piece',
        quantity: 1.5,
        placeId,
        back,
      }),
    ),
  ),
  mutation('stock/use', {
    movementId: 'mv-new',
    orderId: 'o-onSite',
    itemId: null,
    name: 'A hinge',
    unit: '',
    quantity: 1,
    placeId: null,
    back: false,
  }),
  ...['van-editor', 'van-tech', 'store'].flatMap((fromId) =>
    ['van-editor', 'van-tech'].map((toId) =>
      mutation('stock/send', {
        movementId: 'mv-new',
        itemId: 'pump',
        quantity: 1,
        fromId,
        toId,
        reason: '',
      }),
    ),
  ),
  ...['van-editor', 'van-tech'].map((placeId) =>
    mutation('stock/receive', { transferId: 'mv-sent', quantity: 1, placeId }),
  ),
  mutation('stock/count', {
    movementId: 'mv-new',
    itemId: 'pump',
    placeId: 'van-editor',
    found: 1,
    expected: 3,
    reason: '',
  }),
  mutation('stock/use', {
    movementId: 'mv-sent_in',
    orderId: 'o-onSite',
    itemId: 'pump',
    name: '',
    unit: 'piece',
    quantity: 1,
    placeId: 'van-tech',
    back: false,
  }),
  mutation('stock/use', {
    movementId: 'mv-new',
    orderId: 'o-onSite',
    itemId: 'pump',
    name: '',
    unit: 'piece',
    quantity: 1,
    placeId: 'van-given',
    back: false,
  }),
  mutation('stock/supply', {
    movementId: 'mv-new',
    itemId: 'pump',
    placeId: 'van-tech',
    quantity: 12,
    reason: 'Delivered',
  }),
  mutation('location/create', {
    locationId: 'l-new',
    kind: 'van',
    name: 'Van 3',
    technicianId: 'tech',
  }),
  mutation('location/create', {
    locationId: 'l-new',
    kind: 'warehouse',
    name: 'Shed',
    technicianId: null,
  }),
  mutation('location/edit', {
    locationId: 'van-tech',
    edits: { technicianId: { from: 'tech', to: 'idle' } },
  }),
  mutation('location/edit', {
    locationId: 'store',
    edits: { name: edit('Somewhere', 'Shed'), archivedAt: edit(null, past) },
  }),
  mutation('location/share', {
    locationId: 'van-tech',
    readerId: 'idle',
    movementIds: ['mv-sent'],
  }),
  mutation('item/create', {
    itemId: 'i-new',
    kind: 'part',
    sku: 'P-2',
    name: 'Valve',
    category: 'heating',
    barcode: '2000000000015',
    unit: 'piece',
    unitCode: 'C62',
    taxCode: 'S21',
    priceMinor: 2000,
    isStocked: true,
    substituteIds: ['pump'],
  }),
  mutation('item/edit', { itemId: 'pump', edits: { archivedAt: edit(null, past) } }),
  mutation('item/edit', {
    itemId: 'pump',
    edits: {
      kind: { from: 'part', to: 'labour' },
      unitCode: { from: 'C62', to: 'HUR' },
      taxCode: edit(null, 'S21'),
    },
  }),
  // Of apps that kept costs in the item, and of an item that still has one.
  mutation('item/create', {
    itemId: 'i-new',
    kind: 'part',
    sku: 'P-2',
    name: 'Valve',
    category: '',
    barcode: '',
    unit: 'piece',
    unitCode: 'C62',
    taxCode: null,
    costMinor: 1250,
    priceMinor: 2000,
    isStocked: true,
    substituteIds: [],
  }),
  mutation('item/edit', { itemId: 'pump', edits: { costMinor: { from: 1000, to: 1100 } } }),
  mutation('item/edit', { itemId: 'valve', edits: { name: edit('Pump', 'Valve') } }),
  ...['pump', 'valve', 'none'].map((costId) =>
    mutation('cost/set', { costId, kind: 'item', edits: { costMinor: { from: 1000, to: 1100 } } }),
  ),
  ...['tech', 'idle', 'admin', 'owner', 'editor', 'none'].map((costId) =>
    mutation('cost/set', {
      costId,
      kind: 'person',
      edits: { costMinor: { from: 1000, to: 4500 } },
    }),
  ),
  mutation('pricelist/create', { priceListId: 'p-new', ...priceList }),
  mutation('pricelist/create', { priceListId: 'trade', ...priceList }),
  mutation('pricelist/edit', {
    priceListId: 'trade',
    edits: { fromOn: edit(null, '2026-02-01'), rules: { from: [], to: priceList.rules } },
  }),
  mutation('pricelist/edit', { priceListId: 'trade', edits: { archivedAt: edit(null, past) } }),
  mutation('pricelist/edit', { priceListId: 'gone', edits: { name: edit('Trade', 'Builders') } }),
  mutation('item/minimum', { itemId: 'pump', edits: { store: { from: 2, to: 3 } } }),
]
