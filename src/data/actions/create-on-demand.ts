import type { CompanyDataPorts } from '../company-data/create-company-data.ts'
import { createServerReads, type ServerRead, type ServerReadPorts } from '../server/server-reads.ts'
import { fail } from '#lib/result.ts'
import { loadOrderTimes } from './load-order-times.ts'
import { loadTimesFrom } from './load-times-from.ts'
import type { Enqueue } from './create-enqueue.ts'
import { createTracking, type Tracking, type TrackingPorts } from '../tracking/create-tracking.ts'
import type { TrackingData } from '../types/tracking.ts'
import type { Data } from '../types/data.ts'

export type OnDemandPorts = ServerReadPorts &
  CompanyDataPorts &
  Omit<TrackingPorts, 'current'> &
  Pick<Enqueue, 'enqueue'>

export type OnDemand = TrackingData &
  Pick<
    Data,
    ServerRead | 'loadOrderTimes' | 'loadTimesFrom' | 'loadCompanyData' | 'loadInvoicing'
  > &
  Pick<Tracking, 'tracker' | 'onStep'>

/** The parts of a page's data layer that are loaded when they are first asked for. */
export function createOnDemand(ports: OnDemandPorts): OnDemand {
  const places = createTracking({
    ...ports,
    current() {
      const db = ports.currentDb()
      return db && { db, company: ports.currentCompany(), uid: ports.currentUid() }
    },
  })
  const { data, tracker, onStep } = places
  return {
    ...createServerReads(ports),
    ...data,
    async loadOrderTimes(orders) {
      const [db, actor] = [ports.currentDb(), ports.currentActor()]
      if (!db || !actor) return fail({ type: 'access/signed-out' })
      const { companyId } = actor
      return loadOrderTimes(ports.server, db, { companyId, orders, now: Date.now() })
    },
    async loadTimesFrom(from) {
      const [db, actor] = [ports.currentDb(), ports.currentActor()]
      if (!db || !actor) return fail({ type: 'access/signed-out' })
      const { companyId } = actor
      return loadTimesFrom(ports.server, db, { companyId, from, now: Date.now() })
    },
    async loadCompanyData() {
      const { createCompanyData } = await import('../company-data/create-company-data.ts')
      return createCompanyData(ports)
    },
    async loadInvoicing() {
      const { createInvoicing } = await import('./invoicing/create-invoicing.ts')
      return createInvoicing(ports)
    },
    tracker,
    onStep,
  }
}
