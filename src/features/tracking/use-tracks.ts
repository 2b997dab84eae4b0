import { useMemo, useState } from 'react'
import { useLoad, useLoaded } from '#components/use-loaded.ts'
import type { KnownLocation } from '#data/index.ts'
import { useData, useSyncStatus } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import type { Result } from '#lib/result.ts'

/** The server's answer; null until it arrives. */
export type Asked<T> = Result<T, Problem> | null

/** How often the positions of everyone are reloaded, in milliseconds. */
const everyMs = 60_000

/** A person's route between two instants, reloaded when the network returns. */
export function useTracks(asked: {
  readonly uid: string
  readonly from: string
  readonly to: string
}): Asked<readonly Fix[]> {
  const data = useData()
  const online = useSyncStatus()?.online
  const { uid, from, to } = asked
  const key = `${uid} ${from}`

  const load = useMemo(() => {
    if (uid === '' || online === undefined) return null
    return async () => ({ key, value: await data.loadTracks({ uid, from, to }) })
  }, [data, key, uid, from, to, online])
  const answer = useLoaded(load)
  return answer?.key === key ? answer.value : null
}

/** Everyone's last known positions, reloaded every minute while the page is visible. */
export function useKnownLocations(): Asked<readonly KnownLocation[]> {
  const data = useData()
  const online = useSyncStatus()?.online
  const [answer, setAnswer] = useState<Asked<readonly KnownLocation[]>>(null)
  const load = useMemo(
    () => (online === undefined ? null : () => data.loadKnownLocations()),
    [data, online],
  )
  useLoad(load, setAnswer, { everyMs })
  return answer
}
