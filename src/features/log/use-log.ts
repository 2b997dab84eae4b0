import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useData, useSyncStatus, useTimeZone } from '#data/react.ts'
import type { ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import type { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/time/local-time.ts'
import { keepTrying } from '#lib/keep-trying.ts'
import {
  emptyLog,
  type Log,
  mayGoOn,
  missingPart,
  partAt,
  withoutFarParts,
  withPart,
} from './log-parts.ts'

/** Rows before the end of what was read at which the next part is requested. */
const ahead = 60
/** Entries that one press or scroll should find, and parts that are searched for them at most. */
const fewFound = 20
const mostSearched = 10

interface State {
  readonly key: string
  readonly log: Log
  /** The part to read; null: none. */
  readonly wanted: number | null
  readonly problem: Problem | null
  /** Parts that were searched, and the entries that were known, since more was last asked for. */
  readonly searched: number
  readonly countBefore: number
}

export interface LogReading {
  readonly log: Log
  /** Whether it is that of an earlier filter. */
  readonly isStale: boolean
  readonly isLoading: boolean
  readonly problem: Problem | null
  /** Whether the search stopped because it found little for long. */
  readonly isPaused: boolean
  readonly showRange: (first: number, last: number) => void
  readonly searchOn: () => void
  readonly reload: () => void
  /** Counts the readings: changes with the filter, and when it is read again. */
  readonly key: string
}

/** Reads the log part by part as it is scrolled, and tries again until the server answers. */
export function useLog(filter: ReceiptFilter): LogReading {
  const data = useData()
  const timeZone = useTimeZone()
  const status = useSyncStatus()
  const isReady = status !== undefined
  const connection = status?.state.connection
  const [times, setTimes] = useState(0)
  const key = JSON.stringify([filter, timeZone, times])
  const [stored, setState] = useState(() => initial(key))
  const isStale = stored.key !== key
  const state = isStale ? initial(key) : stored
  const { log, wanted, problem } = state
  // Until there is an answer, what was shown before stays.
  const shown = isStale ? stored.log : log

  const load = useEffectEvent(async (isCurrent: () => boolean): Promise<boolean> => {
    if (wanted === null) return true
    const after = log.positions[wanted] ?? null
    const loaded = await data.loadReceipts({ filter, after })
    if (!isCurrent()) return true
    if (!loaded.ok) {
      setState({ ...state, problem: loaded.problem })
      return false
    }
    const dayOf = ({ receipt }: { receipt: { receivedAt: string } }) =>
      localDay(receipt.receivedAt, timeZone)
    const next = withPart(log, wanted, loaded.value, dayOf)
    setState(afterLoading(state, next))
    return true
  })

  const request = wanted === null || !isReady ? null : `${wanted} ${key}`
  useEffect(() => {
    if (request === null) return undefined
    let isCurrent = true
    const stop = keepTrying(() => load(() => isCurrent))
    return () => {
      isCurrent = false
      stop()
    }
  }, [request])

  // What the server did not answer is asked again when it can be reached.
  const [known, setKnown] = useState(connection)
  if (connection !== known) {
    setKnown(connection)
    if (connection === 'connected' && log.isPartial) setTimes((n) => n + 1)
  }

  const showRange = useCallback(
    (first: number, last: number) =>
      setState((now) => {
        if (now.key !== key || now.log.count === 0) return now
        const near = withoutFarParts(now.log, partAt(now.log, first))
        const missing = now.wanted ?? missingPart(near, first, last, ahead)
        const isNew = missing !== now.wanted && !isPausedIn(now)
        if (near === now.log && !isNew) return now
        return {
          ...now,
          log: near,
          ...(isNew && { wanted: missing, searched: 0, countBefore: near.count }),
        }
      }),
    [key],
  )

  return useMemo(
    () => ({
      log: shown,
      isStale,
      isLoading: wanted !== null && problem === null,
      problem,
      isPaused: isPausedIn(state),
      showRange,
      searchOn: () =>
        setState({ ...state, wanted: log.parts.length, searched: 0, countBefore: log.count }),
      reload: () => setTimes((n) => n + 1),
      key,
    }),
    [state, shown, isStale, log, wanted, problem, showRange, key],
  )
}

function initial(key: string): State {
  return { key, log: emptyLog, wanted: 0, problem: null, searched: 0, countBefore: 0 }
}

/** Goes on by itself while little was found, but not through the whole log. */
function afterLoading(state: State, log: Log): State {
  const searched = state.searched + 1
  const found = log.count - state.countBefore
  const goesOn = mayGoOn(log) && found < fewFound && searched < mostSearched
  const wasNext = state.wanted === state.log.parts.length
  return {
    ...state,
    log,
    searched,
    problem: null,
    wanted: wasNext && goesOn ? log.parts.length : null,
  }
}

function isPausedIn({ log, wanted, searched }: State): boolean {
  return wanted === null && mayGoOn(log) && searched >= mostSearched
}
