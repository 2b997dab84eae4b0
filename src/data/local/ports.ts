/** The device's clock, which may be wrong and may jump. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** A new document id. */
  id(): string
}

/** One holder at a time, over all tabs and the worker of this device. */
export interface Locks {
  /**
   * Runs `work` while holding the lock; undefined at once if it is held elsewhere. `lost()` becomes true when the lock
   * was taken away: stop then.
   */
  tryRun<T>(name: string, work: (lost: () => boolean) => Promise<T>): Promise<T | undefined>
}

/** Why sending is paused. `at` (its beginning) and `until` are in milliseconds of the device's clock. */
export interface Pause {
  readonly reason: 'unreachable' | 'busy' | 'signIn'
  readonly at: number
  readonly until: number
  /** Consecutive failures, with which the back-off grows. */
  readonly failures: number
}
