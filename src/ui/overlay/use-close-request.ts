import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** TypeScript's DOM does not know it, nor does every browser. */
    readonly CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/**
 * Lets Android's back button or gesture close what is open, instead of leaving the page below.
 * What may not be closed stays open. Browsers without close requests go on as they are.
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
        // A watcher answers once: what stays open needs the next one.
        watcher = watch(Kind)
        close()
      })
      return one
    }
  }, [isOpen])
}
