import { useMemo, useState } from 'react'
import { useLoad, useLoaded } from '#components/use-loaded.ts'
import type { KnownLocation } from '#data/index.ts'
import { useData, useSyncStatus } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import type { Result } from '#lib/result.ts'

/** What the server answered; null until it did. */
export type Asked<T> = Result<T, Problem> | null

/** The last places of everybody change while one looks. */
const everyMs = 60_000

/** One person's way between two instants; asked again when the network comes back. */
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

/** Everybody's last known place, asked for again every minute while the page is seen. */
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
