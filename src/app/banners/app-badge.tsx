import { useEffect } from 'react'
import { threadList } from '#data/index.ts'
import { useLive, useSyncStatus } from '#data/react.ts'

/** Shows the number of unsent changes and unread messages on the app's icon, on platforms that support it. */
export function AppBadge() {
  const status = useSyncStatus()
  const threads = useLive(threadList())
  const unsent = status?.unsent ?? 0
  const unread = (threads ?? []).reduce((sum, thread) => sum + thread.unread, 0)
  const count = unsent + unread

  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Rejected if the app is not installed and has no icon.
    shown.catch(() => undefined)
  }, [count])
  return null
}
