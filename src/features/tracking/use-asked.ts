import { useEffect, useState } from 'react'
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
  const [answer, setAnswer] = useState<{
    readonly key: string
    readonly value: Asked<readonly Fix[]>
  }>()

  useEffect(() => {
    let here = true
    const ask = async () => {
      const value = await data.loadTracks({ uid, from, to })
      if (here) setAnswer({ key: `${uid} ${from}`, value })
    }
    if (uid !== '' && online !== undefined) void ask()
    return () => {
      here = false
    }
  }, [data, uid, from, to, online])
  return answer?.key === key ? answer.value : null
}

/** Everybody's last known place, asked for again every minute while the page is seen. */
export function useKnownLocations(): Asked<readonly KnownLocation[]> {
  const data = useData()
  const online = useSyncStatus()?.online
  const [answer, setAnswer] = useState<Asked<readonly KnownLocation[]>>(null)

  useEffect(() => {
    let here = true
    const ask = async () => {
      const places = await data.loadKnownLocations()
      if (here) setAnswer(places)
    }
    if (online === undefined) return undefined
    void ask()
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), everyMs)
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [data, online])
  return answer
}
