import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Missing from TypeScript's DOM types and from some browsers. */
    readonly CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/**
 * Lets Android's back button or gesture close what is open instead of leaving the page. What must not be
 * closed stays open. Without `CloseWatcher`, Back leaves the page as usual.
 */
export function useCloseRequest(isOpen: boolean, mayClose: boolean, onClose: () => void): void {
  const close = useEffectEvent(() => {
    if (mayClose) onClose()
  })
  useEffect(() => {
    const Watcher = isOpen ? window.CloseWatcher : undefined
    if (!Watcher) return undefined
    let watcher = watch(Watcher)
    return () => watcher.destroy()

    function watch(Kind: NonNullable<typeof Watcher>) {
      const one = new Kind()
      one.addEventListener('close', () => {
        // A watcher fires once: what stays open needs a new one.
        watcher = watch(Kind)
        close()
      })
      return one
    }
  }, [isOpen])
}
