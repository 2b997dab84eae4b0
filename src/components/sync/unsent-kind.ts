import { createContext, useContext } from 'react'
import type { UnsentMarkKind } from '#domain/sync/sync-state.ts'

/** What the sync state says of anything unsent; null: there is nothing. Given by the app to all that is on the screen. */
export const UnsentKind = createContext<UnsentMarkKind | null>('waiting')

export function useUnsentKind(): UnsentMarkKind | null {
  return useContext(UnsentKind)
}
