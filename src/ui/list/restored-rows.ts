import { createContext, useContext } from 'react'

/** Keys of the rows to restore when the user comes back; a long list renders them wherever it is scrolled. */
export const RestoredRowsContext = createContext<ReadonlySet<string>>(new Set())

export function useRestoredRows(): ReadonlySet<string> {
  return useContext(RestoredRowsContext)
}
