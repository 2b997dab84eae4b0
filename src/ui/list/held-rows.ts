import { createContext, useContext } from 'react'

/** Rows that the page was left at, by their keys: a long list draws them wherever it begins. */
export const HeldRowsContext = createContext<ReadonlySet<string>>(new Set())

export function useHeldRows(): ReadonlySet<string> {
  return useContext(HeldRowsContext)
}
