import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readOrderFilter, writeOrderFilter, type OrderFilter } from './order-filter.ts'

/** The filter lives in the address, so that it can be shared and survives a reload; the typed text goes there once typing stops. */
export function useOrderFilter(): [OrderFilter, (changes: Partial<OrderFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState<string | null>(null)

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      setSearch((now) => writeOrderFilter(now, { text: typed }), options)
      setTyped(null)
    }, 300)
    return () => clearTimeout(timer)
  }, [typed, setSearch])

  // The same function as long as the address is the same: what it is given to is not drawn with each letter.
  const change = useCallback(
    ({ text, ...others }: Partial<OrderFilter>) => {
      if (text !== undefined) setTyped(text)
      if (Object.keys(others).length > 0) setSearch((now) => writeOrderFilter(now, others), options)
    },
    [setSearch],
  )

  // The same object as long as it says the same: what it lets pass is worked out once.
  const filter = useMemo(() => {
    const inAddress = readOrderFilter(search)
    return { ...inAddress, text: typed ?? inAddress.text }
  }, [search, typed])
  return [filter, change]
}

/** A filter narrows the page one is on: no step to go back to, and no jump. */
const options = { replace: true, state: { keepPlace: true } }
