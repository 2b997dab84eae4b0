import { useMemo, useState } from 'react'
import { useTimeZone } from '#data/react.ts'
import { replayPoint } from '#domain/tracking/replay.ts'
import { boundsOf } from '../day-picker.tsx'
import { type Asked, useTracks } from '../use-tracks.ts'
import type { Fix } from '#domain/tracking/fix.ts'

/** A person's route of a day that is looked at, and the moment that is replayed. */
export interface ShownRoute {
  readonly day: string | null
  readonly asked: Asked<readonly Fix[]>
  readonly fixes: readonly Fix[]
  /** The moment that is shown in milliseconds; null while the map shows the present. */
  readonly at: number | null
  readonly setAt: (at: number | null) => void
  /** Reads the route again; null while that is impossible. */
  readonly reload: (() => void) | null
}

const none: readonly Fix[] = []

/** Loads the route that is asked for, which is recorded as a look at it. */
export function useShownRoute(uid: string, day: string | null): ShownRoute {
  const timeZone = useTimeZone()
  const bounds = boundsOf(day ?? '1970-01-01', timeZone)
  const { asked, reload } = useTracks({ uid: day === null ? '' : uid, day: day ?? '', ...bounds })
  const key = `${uid} ${day}`
  const [moment, setMoment] = useState<{ readonly key: string; readonly at: number | null }>()
  const at = moment?.key === key ? moment.at : null
  const fixes = asked?.ok ? asked.value : none
  return useMemo(
    () => ({ day, asked, fixes, at, setAt: (next) => setMoment({ key, at: next }), reload }),
    [day, asked, fixes, at, key, reload],
  )
}

/** Where the person was at the moment that is replayed; null while the present is shown. */
export function replayedPlace({ fixes, at }: ShownRoute) {
  return at === null ? null : (replayPoint(fixes, at)?.place ?? null)
}
