import { useCallback, useEffect, useState } from 'react'
import type { NumberSeries } from '#data/index.ts'
import { useData, useSyncStatus } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { keepTrying } from '#lib/keep-trying.ts'
import type { Result } from '#lib/result.ts'

/** The company's number series as the server has them, undefined until it was asked; asked again until it answers. */
export function useSeries() {
  const data = useData()
  const isReady = useSyncStatus() !== undefined
  const [loaded, setLoaded] = useState<Result<NumberSeries, Problem>>()
  const ask = useCallback(async () => {
    const { loadSeries } = await data.loadInvoicing()
    return loadSeries()
  }, [data])

  useEffect(() => {
    if (!isReady) return undefined
    let isCurrent = true
    const stop = keepTrying(async () => {
      const answer = await ask()
      if (isCurrent) setLoaded(answer)
      return answer.ok
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [ask, isReady])

  return { loaded, reload: async () => setLoaded(await ask()) }
}
