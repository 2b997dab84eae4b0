import { useMemo } from 'react'
import { companyDrives } from '#data/index.ts'
import { useCompany, useLive, useTimeZone } from '#data/react.ts'
import { createTravel } from '#domain/dispatch/travel/travel.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { useNow } from '#messages/index.ts'

/** How long a drive takes that begins now, in minutes, without asking the network; null where a place is unknown. */
export function useDriveMinutes(): (from: GeoPoint | null, to: GeoPoint | null) => number | null {
  const now = useNow()
  const timeZone = useTimeZone()
  const company = useCompany()
  const calibration = useLive(companyDrives(timeZone))
  const barriers = company?.barriers
  const travel = useMemo(
    () =>
      createTravel({
        timeZone,
        ...(calibration && { calibration }),
        ...(barriers && { barriers }),
      }),
    [timeZone, calibration, barriers],
  )
  return (from, to) => (from && to ? travel.minutes(from, to, now) : null)
}
