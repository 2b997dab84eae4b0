import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Missing from TypeScript's DOM types and from some browsers. */
    readonly CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/** What is open, the topmost last. */
const closers: (() => void)[] = []

/** Whether something is open that a request to close is for. */
export function hasOpen(): boolean {
  return closers.length > 0
}

/** Asks the topmost of what is open to close. */
export function requestClose(): void {
  closers.at(-1)?.()
}

/**
 * Lets Back close what is open instead of leaving the page: Android's button or gesture through `CloseWatcher`, and the
 * browser's through `requestClose`. What is open decides whether it closes.
 */
export function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const close = useEffectEvent(onRequest)
  useEffect(() => {
    if (!isOpen) return undefined
    const closer = () => close()
    closers.push(closer)
    const Watcher = window.CloseWatcher
    let watcher = Watcher && watch(Watcher)
    return () => {
      closers.splice(closers.indexOf(closer), 1)
      watcher?.destroy()
    }

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
