import type { Doc } from '#domain/mutation/types.ts'
import { created, past, stamps } from './documents.ts'

export function itemDoc(): Doc {
  return {
    kind: 'part',
    sku: 'P-1',
    name: 'Pump',
    category: '',
    barcode: '',
    unit: 'piece',
    unitCode: 'C62',
    taxCode: null,
    costMinor: 0,
    priceMinor: 0,
    minimums: { store: 2 },
    isStocked: true,
    substituteIds: [],
    archivedAt: null,
    ...created,
    ...stamps,
  }
}

export function costDoc(kind: 'item' | 'person', more: Doc = {}): Doc {
  return { kind, costMinor: 1000, ...stamps, ...more }
}

export function priceDoc(more: Doc = {}): Doc {
  return { priceMinor: 1500, ...stamps, ...more }
}

export function priceListDoc(more: Doc = {}): Doc {
  const rule = { target: { kind: 'all' }, change: { kind: 'percentOff', milliPercent: 10_000 } }
  return {
    name: 'Trade',
    currency: 'EUR',
    isInclusive: false,
    fromOn: null,
    untilOn: '2026-12-31',
    rules: [{ id: 'r1', ...rule, fromMilli: 0 }],
    archivedAt: null,
    ...created,
    ...stamps,
    ...more,
  }
}

export function locationDoc(
  kind: string,
  technicianId: string | null,
  formerTechnicianIds: readonly string[] = [],
): Doc {
  const whose = { technicianId, formerTechnicianIds }
  return { kind, name: 'A place', ...whose, archivedAt: null, ...created, ...stamps }
}

export function stockLevelDoc(more: Doc = {}): Doc {
  const place = { locationId: 'store', itemId: 'pump' }
  return { ...place, quantity: 12, countedAt: past, ...stamps, updatedBy: 'system', ...more }
}

export function movementDoc(actorId: string, more: Doc = {}): Doc {
  return {
    type: 'consume',
    itemId: 'pump',
    name: '',
    unit: '',
    fromId: 'van-editor',
    toId: null,
    quantity: 1,
    orderId: 'o-onSite',
    lateOrderId: null,
    transferId: null,
    reason: '',
    actorId,
    readerIds: [actorId],
    at: past,
    ...stamps,
    updatedBy: actorId,
    ...more,
  }
}
