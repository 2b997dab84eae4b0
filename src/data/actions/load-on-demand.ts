import type { Data } from '../types/data.ts'
import type { PageTracker, PlacesData } from '../types/tracking.ts'
import type { OnDemand, OnDemandPorts } from './create-on-demand.ts'

export interface OnDemandLoader {
  readonly load: () => Promise<OnDemand>
  /** What follows this device, if it was loaded. */
  readonly tracker: () => PageTracker | undefined
  readonly actions: PlacesData & Pick<Data, 'loadOrderHistory' | 'countAtServer'>
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
      agreeToPlaces: async (agreed) => (await load()).agreeToPlaces(agreed),
      loadTracks: async (asked) => (await load()).loadTracks(asked),
      loadPlaces: async () => (await load()).loadPlaces(),
      loadOrderHistory: async (...question) => (await load()).loadOrderHistory(...question),
      countAtServer: async (collection) => (await load()).countAtServer(collection),
    },
  }
}
