import { useEffect, useState } from 'react'
import { useData, useSyncStatus } from '#data/react.ts'

export type OlderHistory = 'none' | 'loading' | 'here' | 'failed'

/** Fetches what is older than this device's own part of an order's history, again when the network comes back. */
export function useOlderHistory(orderId: string, may: boolean): OlderHistory {
  const data = useData()
  const online = useSyncStatus()?.online
  const [state, setState] = useState<OlderHistory>('none')

  useEffect(() => {
    let here = true
    const load = async () => {
      setState((now) => (now === 'here' ? now : 'loading'))
      const { ok } = await data.loadOrderHistory(orderId)
      if (here) setState((now) => (ok ? 'here' : now === 'here' ? now : 'failed'))
    }
    if (may && online !== undefined) void load()
    return () => {
      here = false
    }
  }, [data, orderId, may, online])
  return state
}
