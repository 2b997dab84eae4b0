import { useEffect, useState } from 'react'

/** What is asked for once, undefined until it came. `load` is the same function each time. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: T }>()

  useEffect(() => {
    let here = true
    const ask = async () => {
      const value = await load()
      if (here) setLoaded({ value })
    }
    ask().catch(reportError)
    return () => {
      here = false
    }
  }, [load])
  return loaded?.value
}
