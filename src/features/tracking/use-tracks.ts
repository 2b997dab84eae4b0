import { useMemo } from 'react'
import { useLoaded } from '#components/use-loaded.ts'
import { useData, useSyncStatus } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import type { Result } from '#lib/result.ts'

/** The server's answer; null until it arrives. */
export type Asked<T> = Result<T, Problem> | null

/** A person's route between two instants, reloaded when the network returns. */
export function useTracks(asked: {
  readonly uid: string
  readonly day: string
  readonly from: string
  readonly to: string
}): Asked<readonly Fix[]> {
  const data = useData()
  const online = useSyncStatus()?.online
  const { uid, day, from, to } = asked
  const key = `${uid} ${from}`

  const load = useMemo(() => {
    if (uid === '' || online === undefined) return null
    return async () => ({ key, value: await data.loadTracks({ uid, day, from, to }) })
  }, [data, key, uid, day, from, to, online])
  const answer = useLoaded(load)
  return answer?.key === key ? answer.value : null
}
