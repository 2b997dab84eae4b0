import { placeKey, type Roads } from '#domain/dispatch/travel/roads.ts'
import type { RoadRow } from '../local/database/rows.ts'
import type { Place, RouteService } from '../types/route-service.ts'
import type { Http } from './rest/http.ts'
import { askDrives } from './ask-drives.ts'

/** Where drives are kept on the device: a row for each place that they begin at. */
export interface RoadStore {
  readonly read: () => Promise<readonly RoadRow[]>
  readonly put: (rows: readonly RoadRow[]) => Promise<unknown>
}

export interface RoadPorts {
  readonly store: RoadStore
  readonly http: Http
  /** Milliseconds. */
  readonly now: () => number
}

/** OSRM answers for a hundred places in one request unless it is told otherwise. */
const mostPlaces = 50
const dayMs = 86_400_000
const freshDays = 90

type Known = Map<number, Map<number, RoadRow['drives'][number]>>

/**
 * How long the drives between these places take, as far as the route service has said within ninety days: from this
 * device, and where it lacks some, from the service. What that does not answer stays unknown until the next time.
 */
export async function loadRoads(
  service: RouteService,
  places: readonly Place[],
  { store, http, now }: RoadPorts,
): Promise<Roads> {
  const today = Math.floor(now() / dayMs)
  const rows = await store.read()
  const known: Known = new Map(
    rows.map(({ id, drives }) => [id, new Map(drives.map((drive) => [drive[0], drive]))]),
  )
  const blocks = blocksOf([...new Map(places.map((place) => [placeKey(place), place])).values()])
  for (const from of blocks) {
    for (const to of blocks) {
      if (!isMissing(known, from, to, today)) continue
      const minutes = await askDrives(service, http, from, to)
      if (minutes === null) return roadsOf(known, today)
      from.forEach((start, i) => keep(known, start, to, minutes[i] ?? [], today))
      await store.put(from.map((start) => rowOf(known, placeKey(start))))
    }
  }
  return roadsOf(known, today)
}

function blocksOf(places: readonly Place[]): readonly (readonly Place[])[] {
  return Array.from({ length: Math.ceil(places.length / mostPlaces) }, (_, i) =>
    places.slice(i * mostPlaces, (i + 1) * mostPlaces),
  )
}

function isMissing(
  known: Known,
  from: readonly Place[],
  to: readonly Place[],
  today: number,
): boolean {
  return from.some((start) => {
    const drives = known.get(placeKey(start))
    return to.some((end) => !isFresh(drives?.get(placeKey(end)), today))
  })
}

function isFresh(drive: RoadRow['drives'][number] | undefined, today: number): boolean {
  return drive !== undefined && today - drive[2] < freshDays
}

function keep(
  known: Known,
  from: Place,
  to: readonly Place[],
  minutes: readonly (number | null)[],
  today: number,
): void {
  const drives = known.get(placeKey(from)) ?? new Map<number, RoadRow['drives'][number]>()
  known.set(placeKey(from), drives)
  to.forEach((end, i) => drives.set(placeKey(end), [placeKey(end), minutes[i] ?? null, today]))
}

function rowOf(known: Known, id: number): RoadRow {
  return { id, drives: [...(known.get(id)?.values() ?? [])] }
}

/** Without drives that are too old, and those that the service knows no way for. */
function roadsOf(known: Known, today: number): Roads {
  return new Map(
    [...known].map(([from, drives]) => [
      from,
      new Map(
        [...drives.values()].flatMap((drive) =>
          drive[1] !== null && isFresh(drive, today) ? [[drive[0], drive[1]] as const] : [],
        ),
      ),
    ]),
  )
}
