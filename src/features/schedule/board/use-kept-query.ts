import { useEffect, useState } from 'react'
import { createTabMemory } from '#lib/tab-memory.ts'
import { useUrlQuery } from '#ui/url-query.ts'
import { keptQuery } from './board-url.ts'

const memory = createTabMemory<string>()

/** Shows the board as it was left today where it is opened without a query; false until it is. */
export function useKeptQuery(today: string): boolean {
  const { values, change } = useUrlQuery()
  const [kept, setKept] = useState(() => (values.size === 0 ? (memory.get(today) ?? '') : ''))
  const isReady = kept === '' || values.size > 0
  if (isReady && kept !== '') setKept('')
  useEffect(() => {
    if (isReady) memory.set(today, keptQuery(values))
    else change(() => new URLSearchParams(kept))
  }, [isReady, kept, values, change, today])
  return isReady
}
