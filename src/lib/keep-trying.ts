const second = 1000
const longestWait = 60 * second

/**
 * Tries until `attempt` resolves to true: now, whenever the network returns, and after waits that double from one
 * second to a minute, because the first request after a reconnect often fails too. Returns what stops it.
 */
export function keepTrying(attempt: () => Promise<boolean>): () => void {
  let isStopped = false
  let isTrying = false
  let wait = second
  let timer: ReturnType<typeof setTimeout> | undefined

  async function tryNow(): Promise<void> {
    if (isTrying) return
    clearTimeout(timer)
    isTrying = true
    const isDone = await attempt().catch((error: unknown) => {
      reportError(error)
      return false
    })
    isTrying = false
    if (isStopped) return
    if (isDone) {
      stop()
      return
    }
    timer = setTimeout(() => void tryNow(), wait)
    wait = Math.min(wait * 2, longestWait)
  }

  function onOnline(): void {
    wait = second
    void tryNow()
  }

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
    removeEventListener('online', onOnline)
  }

  addEventListener('online', onOnline)
  void tryNow()
  return stop
}
