import { useSyncExternalStore } from 'react'

const step = 30_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let offset = 0
let now = Date.now()

/** The time in milliseconds, new every half minute, the same for the whole page: for ages and 'today'. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read)
}

/** The time in milliseconds by the server's clock, as far as it is known: a phone's own may be days off. */
export function trueNow(): number {
  return Date.now() + offset
}

/** What the server's clock is ahead of this device's, in milliseconds. */
export function setClockOffset(offsetMs: number): void {
  if (offset === offsetMs) return
  offset = offsetMs
  tick()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, step)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function read(): number {
  if (trueNow() - now >= step) now = trueNow()
  return now
}

function tick(): void {
  now = trueNow()
  for (const listener of listeners) listener()
}
