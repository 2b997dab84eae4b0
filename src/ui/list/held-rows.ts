import { createContext, useContext } from 'react'

/** Keys of the rows to restore when the user comes back; a long list renders them wherever it is scrolled. */
export const HeldRowsContext = createContext<ReadonlySet<string>>(new Set())

export function useHeldRows(): ReadonlySet<string> {
  return useContext(HeldRowsContext)
}
