import { useEffect } from 'react'
import { threadList } from '#data/index.ts'
import { useLive, useSyncStatus } from '#data/react.ts'

/** What is unsent and what is unread, on the app's icon where the platform shows such a number. */
export function AppBadge() {
  const status = useSyncStatus()
  const threads = useLive(threadList())
  const unsent = status?.unsent ?? 0
  const unread = (threads ?? []).reduce((sum, thread) => sum + thread.unread, 0)
  const count = unsent + unread

  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Refused where the app is not installed: there is no icon to put it on.
    shown.catch(() => undefined)
  }, [count])
  return null
}
