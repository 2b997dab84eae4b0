import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { movementFixture } from '#domain/invoice/draft/work.fixture.ts'
import { newId } from '#lib/new-id.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { at, order } from '#data/local/rows/order.fixture.ts'
import type { Server } from '#data/server/open-server.ts'
import { createInvoicing } from './create-invoicing.ts'

const stamps = { schema: 1, updatedAt: at, updatedBy: 'a1', deletedAt: null }
const created = { ...stamps, createdAt: at, createdBy: 'a1' }
/** The wall clock of the tests. */
const now = Date.parse('2026-03-02T10:00:00.000Z')

/** A device of the office with a reviewed order `o1` that has used two filters at 12.50, for tests. */
export async function openOffice(
  server: () => Promise<Server> = () => Promise.reject(new Error('No server')),
) {
  const db = openUserDb('a1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const actor = {
    uid: 'a1',
    companyId: 'c1',
    role: 'admin',
    status: 'active',
    permissions: [],
  } as const
  await db.companies.add({
    ...created,
    id: 'c1',
    name: 'Acme Heating',
    legalName: 'Acme Heating Ltd',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    taxRateMilliPercent: 20_000,
    isSetup: true,
    ownerId: 'a1',
  })
  await db.customers.add({ ...created, id: 'cu1', name: 'Harbour School', primarySiteId: 's1' })
  const address = { line1: '1 Harbour Road', city: 'Port Ellery', country: 'GB' }
  await db.sites.add({ ...created, id: 's1', customerId: 'cu1', address })
  const isOver = { status: 'reviewed', open: false, customerId: 'cu1' }
  await db.orders.add({ ...order, id: 'o1', ...isOver })
  const filter = { name: 'Filter', sku: 'F1', priceMinor: 1250 }
  await db.items.add({ ...created, id: 'f1', ...filter })
  await db.movements.add({ ...movementFixture('m1', 'consume', 2), fromId: null })
  const context = { db, actor, deviceId: 'd1', now, offsetMs: 0 }
  const invoicing = createInvoicing({
    enqueue: (work) => work({ ...context, id: newId() }),
    server,
    currentActor: () => actor,
  })
  return { db, invoicing }
}
