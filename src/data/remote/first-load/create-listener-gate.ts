/** Holds the listeners of sets back until the first load no longer needs the network for what the screens wait for. */
export interface ListenerGate {
  /** Resolves when the listener of this set is let through. */
  wait(key: string): Promise<void>
  /** Lets the listeners of these sets through. */
  open(isReady: (key: string) => boolean): void
}

export function createListenerGate(): ListenerGate {
  let waiters: { readonly key: string; readonly resolve: () => void }[] = []
  return {
    wait: (key) => new Promise((resolve) => waiters.push({ key, resolve })),
    open(isReady) {
      const released = waiters.filter(({ key }) => isReady(key))
      waiters = waiters.filter((waiter) => !released.includes(waiter))
      for (const { resolve } of released) resolve()
    },
  }
}
