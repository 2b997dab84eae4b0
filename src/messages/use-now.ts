import { useSyncExternalStore } from 'react'

const step = 30_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

/** The time in milliseconds, new every half minute, the same for the whole page: for ages and 'today'. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  timer ??= setInterval(tick, step)
  return () => {
    listeners.delete(hear)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function read(): number {
  if (Date.now() - now >= step) now = Date.now()
  return now
}

function tick(): void {
  now = Date.now()
  for (const hear of listeners) hear()
}
