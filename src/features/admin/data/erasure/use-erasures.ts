import { useEffect, useState } from 'react'
import { useData } from '#data/react.ts'
import type { Erasure } from '#domain/entities/erasure.ts'

/** How often the server is asked while it is erasing, in milliseconds. */
const again = 3000

/**
 * What was erased, read from the server when the page opens and while something is being erased;
 * null without a connection.
 */
export function useErasures() {
  const data = useData()
  const [erasures, setErasures] = useState<readonly Erasure[] | null>(null)
  const isWaiting = erasures?.some(({ status }) => status === 'requested') === true

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const found = await (await data.loadCompanyData()).readErasures()
      if (isCurrent && found.ok) setErasures(found.value)
    }
    const load = () => void read().catch(() => undefined)
    load()
    const timer = isWaiting ? setInterval(load, again) : undefined
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [data, isWaiting])

  return erasures
}
