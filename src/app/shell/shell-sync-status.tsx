import { SyncStatus } from '#components/sync/sync-status.tsx'
import { useSession, useSyncStatus } from '#data/react.ts'
import { useSheet } from '../sheets/use-sheet.ts'

/** The sync status in the shell; opens the sync centre over the current page. */
export function ShellSyncStatus() {
  const status = useSyncStatus()
  const signedIn = useSession().kind === 'signedIn'
  const panel = useSheet()
  if (!status || !signedIn) return null
  return <SyncStatus status={status} onPress={() => panel.show('sync')} />
}
