import type { Actor } from '#domain/access/actor.ts'
import type { Company } from '#domain/entities/company.ts'
import { fail } from '#lib/result.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { RoadRow } from '../local/database/rows.ts'
import type { Server } from './open-server.ts'
import type { Data } from '../types/data.ts'
import { countAtServer } from './count-at-server.ts'
import { loadOrderHistory } from './load-order-history.ts'
import { loadReceipt, loadReceipts } from './load-receipts.ts'
import { loadRoads } from './load-roads.ts'
import { createFetchHttp } from './rest/http.ts'

export interface ServerReadPorts {
  readonly server: () => Promise<Server>
  /** null while it is not known. */
  readonly currentActor: () => Actor | null
  readonly currentDb: () => UserDb | undefined
  readonly currentCompany: () => Company | null
}

export type ServerRead =
  | 'loadOrderHistory'
  | 'loadReceipts'
  | 'loadReceipt'
  | 'loadRoads'
  | 'countAtServer'

const http = createFetchHttp((...request) => fetch(...request))

/** One-shot reads of what no device holds completely. */
export function createServerReads({
  server,
  currentActor,
  currentDb,
  currentCompany,
}: ServerReadPorts): Pick<Data, ServerRead> {
  function whose() {
    const [db, actor] = [currentDb(), currentActor()]
    return db && actor ? { server, db, companyId: actor.companyId, actor } : null
  }

  return {
    async loadOrderHistory(orderId, after = null) {
      const company = currentCompany()
      const db = currentDb()
      if (!company || !db) return fail({ type: 'access/signed-out' })
      return loadOrderHistory(server, db, { companyId: company.id, orderId, after })
    },
    async loadReceipts(question) {
      const reader = whose()
      return reader ? loadReceipts(reader, question) : fail({ type: 'access/signed-out' })
    },
    async loadReceipt(id) {
      const reader = whose()
      return reader ? loadReceipt(reader, id) : fail({ type: 'access/signed-out' })
    },
    async loadRoads(service, places) {
      const db = currentDb()
      if (!db) return new Map()
      const store = {
        read: () => db.roads.toArray(),
        put: (rows: readonly RoadRow[]) => db.roads.bulkPut([...rows]),
      }
      return loadRoads(service, places, { store, http, now: Date.now })
    },
    async countAtServer(collection) {
      const company = currentCompany()
      if (!company) return fail({ type: 'access/signed-out' })
      return countAtServer(server, company.id, collection)
    },
  }
}
