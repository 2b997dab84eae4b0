import type { SyncState } from '#domain/sync/sync-state.ts'

/** What to say after an attempt to sync that had no connection; null where nothing needs saying. */
export function whyNotSynced(
  state: Pick<SyncState, 'connection'> | undefined,
  hasNetwork: boolean,
): 'sync.nowOffline' | 'sync.nowNoServer' | null {
  if (state?.connection !== 'offline') return null
  return hasNetwork ? 'sync.nowNoServer' : 'sync.nowOffline'
}
