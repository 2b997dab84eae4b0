import { SyncStatus } from '#components/sync/sync-status.tsx'
import { useSession, useSyncStatus } from '#data/react.ts'
import { useSheet } from '../sheets/use-sheet.ts'

/** Whether the office has everything; leads to the sync centre over the page one is on. */
export function ShellSyncStatus() {
  const status = useSyncStatus()
  const signedIn = useSession().kind === 'signedIn'
  const panel = useSheet()
  if (!status || !signedIn) return null
  return <SyncStatus status={status} onPress={() => panel.show('sync')} />
}
