import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { whyNotSynced } from './why-not-synced.ts'

/** Sends what waits, and says so where there is no connection to send it with. */
export function useSyncNow(): () => Promise<void> {
  const t = useT()
  const { syncNow, status } = useData()
  return async () => {
    // Asked even without a network: the browser may not have noticed yet that there is one.
    await syncNow()
    const reason = whyNotSynced(status.get()?.state, navigator.onLine)
    if (reason) showToast(t(reason), { id: 'sync-now' })
  }
}
