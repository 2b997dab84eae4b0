/** Lets callers wait while it is closed. */
export interface Gate {
  open(): void
  close(): void
  /** Resolves once the gate is open. */
  passed(): Promise<void>
}

export function createGate(): Gate {
  let isOpen = false
  let waiting: (() => void)[] = []
  return {
    open() {
      isOpen = true
      for (const resolve of waiting.splice(0)) resolve()
    },
    close() {
      isOpen = false
    },
    passed: () =>
      isOpen ? Promise.resolve() : new Promise((resolve) => (waiting = [...waiting, resolve])),
  }
}
