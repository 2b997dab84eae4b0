/** Browser events that may mean "try now". */
export interface HostSignals {
  isOnline(): boolean
  onOnlineChange(listener: () => void): () => void
  /** The network came back, the page was shown or focused. */
  onFresh(listener: () => void): () => void
}

/** The signals of a browser page. */
export function createPageSignals(): HostSignals {
  const listenTo = (
    target: EventTarget,
    types: readonly string[],
    listener: () => void,
  ): (() => void) => {
    for (const type of types) target.addEventListener(type, listener)
    return () => {
      for (const type of types) target.removeEventListener(type, listener)
    }
  }
  return {
    isOnline: () => navigator.onLine,
    onOnlineChange: (listener) => listenTo(window, ['online', 'offline'], listener),
    onFresh(listener) {
      const ends = [
        listenTo(window, ['online', 'pageshow', 'focus'], listener),
        listenTo(document, ['visibilitychange'], () => {
          if (document.visibilityState === 'visible') listener()
        }),
      ]
      return () => ends.forEach((end) => end())
    },
  }
}
