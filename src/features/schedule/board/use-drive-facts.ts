import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { companyDrives, routeService } from '#data/index.ts'
import { useData } from '#data/react.ts'
import type { Geo } from '#domain/dispatch/travel/travel-bands.ts'
import type { Calibration, DriveFacts } from '#domain/dispatch/travel/drive-facts.ts'
import { placeKey, type Roads } from '#domain/dispatch/travel/roads.ts'

import { parseJson } from '#lib/parse-json.ts'
import { whenIdle } from '#lib/when-idle.ts'

type Place = NonNullable<Geo>

/** null where the build was not given one that can be asked. */
const parsed = v.safeParse(routeService, parseJson(import.meta.env.VITE_ROUTES))
const service = parsed.success ? parsed.output : null

/** What is known of drives beside the estimate, once the board is drawn; undefined while nothing is. */
export function useDriveFacts(timeZone: string, places: readonly Geo[]): DriveFacts | undefined {
  const calibration = useCalibration(timeZone)
  const roads = useRoads(places)
  return useMemo(() => {
    if (!calibration && !roads) return undefined
    return { ...(calibration && { calibration }), ...(roads && { roads }) }
  }, [calibration, roads])
}

/** How the company's own drives differ from the estimate; undefined where too few are known. */
function useCalibration(timeZone: string): Calibration | undefined {
  const { read } = useData()
  const [calibration, setCalibration] = useState<Calibration>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      await whenIdle()
      const found = (await read(companyDrives(timeZone))) ?? {}
      if (isCurrent && Object.keys(found).length > 0) setCalibration(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [read, timeZone])
  return calibration
}

/** What a route service says of these places, where the company has one. */
function useRoads(places: readonly Geo[]): Roads | undefined {
  const { loadRoads } = useData()
  const [roads, setRoads] = useState<Roads>()
  const known = service === null ? [] : distinct(places)
  const key = known.map(placeKey).join()
  const [asked, setAsked] = useState({ key, known })
  if (asked.key !== key) setAsked({ key, known })
  useEffect(() => {
    if (service === null || asked.known.length < 2) return undefined
    let isCurrent = true
    const load = async () => {
      await whenIdle()
      const found = await loadRoads(service, asked.known)
      if (isCurrent && found.size > 0) setRoads(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [loadRoads, asked])
  return roads
}

function distinct(places: readonly Geo[]): readonly Place[] {
  const all = places.flatMap((place) => place ?? [])
  return [...new Map(all.map((place) => [placeKey(place), place])).values()].toSorted(
    (a, b) => placeKey(a) - placeKey(b),
  )
}
