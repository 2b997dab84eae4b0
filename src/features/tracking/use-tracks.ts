import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData, useSyncStatus } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { fail, type Result } from '#lib/result.ts'
import { isDue, type ReadRoute } from './is-due.ts'

/** The server's answer; null until it arrives. */
export type Asked<T> = Result<T, Problem> | null

export interface Tracks {
  readonly asked: Asked<readonly Fix[]>
  /** Reads the route again, for what was driven since; null while that is impossible. */
  readonly reload: (() => void) | null
}

/**
 * A person's route between two instants. It is read when it is chosen, when the network returns and it is not here yet,
 * and when the reader asks for it again; a route that is here stays.
 */
export function useTracks(wanted: {
  readonly uid: string
  readonly day: string
  readonly from: string
  readonly to: string
}): Tracks {
  const data = useData()
  const online = useSyncStatus()?.online
  const showProblem = useEffectEvent(useProblemToast())
  const { uid, day, from, to } = wanted
  const key = `${uid} ${from}`
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<{
    readonly key: string
    readonly value: Asked<readonly Fix[]>
  }>()
  const read = useRef<ReadRoute | null>(null)
  const asking = useRef<ReadRoute | null>(null)

  useEffect(() => {
    const mine = { key, turn }
    if (uid === '' || online === undefined) return
    // A connection that changes while the answer is on its way is no reason for a second look.
    if (!isDue(read.current, mine) || !isDue(asking.current, mine)) return
    asking.current = mine
    const load = async () => {
      const value = await data
        .loadTracks({ uid, day, from, to })
        // Its code could not be fetched.
        .catch(() => fail<Problem>({ type: 'network/offline' }))
      if (asking.current !== mine) return
      asking.current = null
      const isAgain = read.current?.key === key
      if (value.ok || isAgain) read.current = { key, turn }
      if (!value.ok && isAgain) showProblem(value.problem)
      else setAnswer({ key, value })
    }
    void load()
  }, [data, key, uid, day, from, to, online, turn])
  useEffect(() => () => void (asking.current = null), [])

  const asked = answer?.key === key ? answer.value : null
  const isHere = asked?.ok === true && online === true
  const reload = useCallback(() => setTurn((last) => last + 1), [])
  return { asked, reload: isHere ? reload : null }
}
