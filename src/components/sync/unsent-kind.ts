import { createContext, useContext } from 'react'
import type { UnsentMarkKind } from '#domain/sync/sync-state.ts'

/** The sync state of unsent changes, provided by the app; null if there are none. */
export const UnsentKind = createContext<UnsentMarkKind | null>('waiting')

export function useUnsentKind(): UnsentMarkKind | null {
  return useContext(UnsentKind)
}
