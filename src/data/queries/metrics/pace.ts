/** Changes that come together are answered together. */
const calmMs = 400
/** After a run that took long, this many times as long passes before the next. */
const restTimes = 4

/** Runs a task one at a time: at once when asked to, and after changes only once they calm down. */
export function createPace(run: () => Promise<void>) {
  let isRunning = false
  let again: 'soon' | 'later' | null = null
  let lastMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function start(): void {
    clearTimeout(timer)
    timer = undefined
    isRunning = true
    const since = performance.now()
    void run().finally(() => {
      isRunning = false
      lastMs = performance.now() - since
      const next = again
      again = null
      if (next === 'soon') start()
      else if (next === 'later') wait()
    })
  }

  function wait(): void {
    timer ??= setTimeout(start, Math.max(calmMs, restTimes * lastMs))
  }

  return {
    soon(): void {
      if (isRunning) again = 'soon'
      else start()
    },
    later(): void {
      if (isRunning) again ??= 'later'
      else wait()
    },
    end(): void {
      clearTimeout(timer)
      again = null
    },
  }
}
