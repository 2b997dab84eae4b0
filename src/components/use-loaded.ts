import { useEffect, useEffectEvent, useState } from 'react'

/** The result of the latest `load`, undefined until it came. `load` is the same function until it changes; null loads nothing. */
export function useLoaded<T>(load: (() => Promise<T>) | null): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: T }>()
  useLoad(load, (value) => setLoaded({ value }))
  return loaded?.value
}

interface Repeat {
  /** Loads again in this interval, in milliseconds, while the page is visible. */
  readonly everyMs: number
}

/**
 * Like `useLoaded`, but the caller stores the result: `onLoaded` never receives the result of an earlier
 * `load` or after unmounting.
 */
export function useLoad<T>(
  load: (() => Promise<T>) | null,
  onLoaded: (value: T) => void,
  { everyMs }: Partial<Repeat> = {},
): void {
  const keep = useEffectEvent(onLoaded)

  useEffect(() => {
    if (!load) return undefined
    let isCurrent = true
    const ask = async () => {
      try {
        const value = await load()
        if (isCurrent) keep(value)
      } catch (error) {
        reportError(error)
      }
    }
    void ask()
    const timer =
      everyMs !== undefined &&
      setInterval(() => document.visibilityState === 'visible' && void ask(), everyMs)
    return () => {
      isCurrent = false
      if (timer !== false) clearInterval(timer)
    }
  }, [load, everyMs])
}
