/** Lets callers wait while something is away. */
export interface Gate {
  open(): void
  shut(): void
  /** Resolves when, or as soon as, the gate is open. */
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
    shut() {
      isOpen = false
    },
    passed: () =>
      isOpen ? Promise.resolve() : new Promise((resolve) => (waiting = [...waiting, resolve])),
  }
}
