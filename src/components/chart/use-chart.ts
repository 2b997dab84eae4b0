import { type ComponentType, useEffect, useState } from 'react'
import { keepTrying } from '#lib/keep-trying.ts'

type Chart<Props extends object> = ComponentType<Props> | 'missing' | null

/** The chart once its code is here; null before, and 'missing' while it cannot be fetched, which is tried again. */
export function useChart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): Chart<Props> {
  const [chart, setChart] = useState<Chart<Props>>(null)
  const [start] = useState(() => load)
  // Once wanted, it is tried until it is here.
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  useEffect(() => (wasWanted ? fetchChart(start, setChart) : undefined), [wasWanted, start])
  return chart
}

/** Fetches the code of a chart until it is here; stops when told to. */
export function fetchChart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  show: (set: () => Chart<Props>) => void,
): () => void {
  let isHere = true
  const stop = keepTrying(async () => {
    try {
      const loaded = await load()
      if (isHere) show(() => loaded)
    } catch (error) {
      if (isHere) show(() => 'missing')
      throw error
    }
    return true
  })
  return () => {
    isHere = false
    stop()
  }
}
