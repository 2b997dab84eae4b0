import { useEffect, useRef } from 'react'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Erasing restarts the app, which then confirms it. */
export function ErasedToast() {
  const t = useT()
  const device = useDeviceName()
  const wasShown = useRef(false)
  useEffect(() => {
    if (wasShown.current) return
    wasShown.current = true
    showToast(t('shell.erased', { device }), { duration: 12_000 })
  }, [device, t])
  return null
}
