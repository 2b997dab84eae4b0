import { createServerReads, type ServerReadPorts } from '../server/server-reads.ts'
import { createPlaces, type Places, type PlacesPorts } from '../tracking/create-places.ts'
import type { PlacesData } from '../types/tracking.ts'
import type { Data } from '../types/data.ts'

export type OnDemandPorts = ServerReadPorts & Omit<PlacesPorts, 'current'>

export type OnDemand = PlacesData &
  Pick<Data, 'loadOrderHistory' | 'countAtServer'> &
  Pick<Places, 'tracker' | 'onStep'>

/** The parts of a page's data layer that are loaded when they are first asked for. */
export function createOnDemand(ports: OnDemandPorts): OnDemand {
  const places = createPlaces({
    ...ports,
    current() {
      const db = ports.currentDb()
      return db && { db, company: ports.currentCompany() }
    },
  })
  const { data, tracker, onStep } = places
  return { ...createServerReads(ports), ...data, tracker, onStep }
}
