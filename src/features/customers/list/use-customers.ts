import { useDeferredValue, useMemo } from 'react'
import { type CustomerListItem, customerList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { findCustomers } from './find-customers.ts'

export interface ShownCustomers {
  readonly text: string
  readonly setText: (text: string) => void
  /** The text that was searched for. */
  readonly settled: string
  readonly items: readonly CustomerListItem[] | undefined
  readonly shown: readonly CustomerListItem[] | undefined
}

/** The customers that the search field asks for. */
export function useCustomers(): ShownCustomers {
  const [text, setText] = useUrlText()
  const items = useLive(customerList())
  const settled = useDeferredValue(text)
  const shown = useMemo(() => items && findCustomers(items, settled), [items, settled])
  return { text, setText, settled, items, shown }
}
