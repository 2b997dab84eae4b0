import { useEffect, useState } from 'react'
import type { HistoryPosition } from '#data/index.ts'
import { useData, useSyncStatus } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { keepTrying } from '#lib/keep-trying.ts'
import type { Result } from '#lib/result.ts'

export interface OlderHistory {
  readonly state: 'none' | 'loading' | 'here' | 'failed'
  /** Where the loaded part ends; null if there is nothing older. */
  readonly end: HistoryPosition | null
}

interface Part {
  readonly after: HistoryPosition | null
}

interface Answer {
  readonly orderId: string
  readonly part: Part
  readonly loaded: Result<HistoryPosition | null, Problem>
}

const newest: Part = { after: null }

/**
 * Loads history older than what this device holds, each part until it succeeds: the newest automatically, the rest on
 * request.
 */
export function useOlderHistory(
  orderId: string,
  may: boolean,
): OlderHistory & { readonly loadMore: () => void } {
  const data = useData()
  const isReady = useSyncStatus() !== undefined
  const [part, setPart] = useState(newest)
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    if (!may || !isReady) return undefined
    let isCurrent = true
    const stop = keepTrying(async () => {
      const loaded = await data.loadOrderHistory(orderId, part.after)
      if (isCurrent) setAnswer({ orderId, part, loaded })
      return loaded.ok
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [data, orderId, may, isReady, part])

  const loaded = answer?.orderId === orderId && answer.part === part ? answer.loaded : null
  const end = loaded?.ok === true ? loaded.value : part.after
  const loadMore = () => setPart({ after: end })
  if (!may || !isReady) return { state: 'none', end, loadMore }
  if (loaded === null) return { state: 'loading', end, loadMore }
  return { state: loaded.ok ? 'here' : 'failed', end, loadMore }
}
