declare global {
  /** Lets the app create the orders of its plans, for which it waits until then; the milliseconds that this took. */
  var generate: () => Promise<number>
}

/** Runs in the page before its own scripts. */
export function installGenerationWatch(): void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const request = navigator.locks.request.bind(navigator.locks) as (
    ...args: readonly unknown[]
  ) => Promise<unknown>
  Object.assign(navigator.locks, {
    async request(...args: readonly unknown[]) {
      if (args[0] !== 'daybook-plans') return request(...args)
      await released
      const done = await request(...args)
      finish()
      return done
    },
  })
  globalThis.generate = async () => {
    const begun = performance.now()
    release()
    await finished
    return performance.now() - begun
  }
}
