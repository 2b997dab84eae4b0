import { performance } from 'node:perf_hooks'

/** What some work results in, and how long it took. */
export function timed<T>(work: () => T): { readonly ms: number; readonly value: T } {
  const start = performance.now()
  const value = work()
  return { ms: performance.now() - start, value }
}
