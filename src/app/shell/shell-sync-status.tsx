import { SyncPill } from '#components/sync/sync-status.tsx'
import { useSession, useSyncStatus } from '#data/react.ts'
import { usePanel } from '../sheets/use-sheet.ts'

/** Whether the office has everything; leads to the sync centre over the page one is on. */
export function ShellPill() {
  const status = useSyncStatus()
  const signedIn = useSession().kind === 'signedIn'
  const panel = usePanel()
  if (!status || !signedIn) return null
  return <SyncPill status={status} onPress={() => panel.show('sync')} />
}
