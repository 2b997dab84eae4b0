import type { ServerRead } from '../server/server-reads.ts'
import type { Data } from '../types/data.ts'
import type { PageTracker, TrackingData } from '../types/tracking.ts'
import type { OnDemand, OnDemandPorts } from './create-on-demand.ts'

export interface OnDemandLoader {
  readonly load: () => Promise<OnDemand>
  /** What tracks this device's location, if it was loaded. */
  readonly tracker: () => PageTracker | undefined
  readonly actions: TrackingData &
    Pick<
      Data,
      ServerRead | 'loadOrderTimes' | 'loadTimesFrom' | 'loadCompanyData' | 'loadInvoicing'
    >
}

/** Loads what no first paint needs when it is first asked for. */
export function createOnDemandLoader(ports: OnDemandPorts): OnDemandLoader {
  let loaded: OnDemand | undefined

  async function load(): Promise<OnDemand> {
    const { createOnDemand } = await import('./create-on-demand.ts')
    return (loaded ??= createOnDemand(ports))
  }

  return {
    load,
    tracker: () => loaded?.tracker(),
    actions: {
      loadTracker: async () => (await load()).loadTracker(),
      agreeToTracking: async (agreed) => (await load()).agreeToTracking(agreed),
      loadTracks: async (asked) => (await load()).loadTracks(asked),
      loadRouteDay: async (asked) => (await load()).loadRouteDay(asked),
      loadLooks: async () => (await load()).loadLooks(),
      keepMapOpen: async () => (await load()).keepMapOpen(),
      loadOrderHistory: async (...question) => (await load()).loadOrderHistory(...question),
      loadOrderTimes: async (orders) => (await load()).loadOrderTimes(orders),
      loadTimesFrom: async (from) => (await load()).loadTimesFrom(from),
      loadReceipts: async (question) => (await load()).loadReceipts(question),
      loadReceipt: async (id) => (await load()).loadReceipt(id),
      loadRoads: async (...question) => (await load()).loadRoads(...question),
      loadCompanyData: async () => (await load()).loadCompanyData(),
      loadInvoicing: async () => (await load()).loadInvoicing(),
      countAtServer: async (collection) => (await load()).countAtServer(collection),
    },
  }
}
