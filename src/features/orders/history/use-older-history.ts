import { useMemo, useState } from 'react'
import { useLoad } from '#components/use-loaded.ts'
import type { HistoryPosition } from '#data/index.ts'
import { useData, useSyncStatus } from '#data/react.ts'

export interface OlderHistory {
  readonly state: 'none' | 'loading' | 'here' | 'failed'
  /** Where the loaded part ends; null if there is nothing older. */
  readonly end: HistoryPosition | null
}

/**
 * Loads history older than what this device holds, and again when the network returns: the newest part
 * automatically, the rest on request.
 */
export function useOlderHistory(
  orderId: string,
  may: boolean,
): OlderHistory & { readonly loadMore: () => void } {
  const data = useData()
  const online = useSyncStatus()?.online
  const [older, setOlder] = useState<OlderHistory>({ state: 'none', end: null })

  const load = useMemo(() => {
    if (!may || online === undefined) return null
    return () => {
      setOlder((now) => (now.state === 'here' ? now : { ...now, state: 'loading' }))
      return data.loadOrderHistory(orderId)
    }
  }, [data, orderId, may, online])
  useLoad(load, (loaded) =>
    setOlder((now) => {
      if (now.state === 'here') return now
      return loaded.ok ? { state: 'here', end: loaded.value } : { ...now, state: 'failed' }
    }),
  )

  const loadMore = async () => {
    const { end } = older
    setOlder({ state: 'loading', end })
    const loaded = await data.loadOrderHistory(orderId, end)
    setOlder(loaded.ok ? { state: 'here', end: loaded.value } : { state: 'failed', end })
  }
  return { ...older, loadMore: () => void loadMore() }
}
