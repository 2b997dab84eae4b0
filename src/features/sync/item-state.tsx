import { CircleAlert, CloudOff, Hourglass, Image, LogIn, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import type { OutboxItem } from '#data/index.ts'
import { useSyncStatus } from '#data/react.ts'
import { queuedStateOf } from '#domain/sync/sync-state.ts'
import type { QueuedState } from '#domain/sync/sync-state.ts'
import { useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/badge.tsx'

const styles: Readonly<Record<QueuedState, { readonly tone: Tone; readonly icon: ReactNode }>> = {
  actionNeeded: { tone: 'attention', icon: <CircleAlert aria-hidden="true" /> },
  blocked: { tone: 'slate', icon: <Hourglass aria-hidden="true" /> },
  quarantined: { tone: 'slate', icon: <Hourglass aria-hidden="true" /> },
  waitsForPhoto: { tone: 'slate', icon: <Image aria-hidden="true" /> },
  syncing: { tone: 'blue', icon: <RefreshCw aria-hidden="true" /> },
  waiting: { tone: 'grey', icon: <Hourglass aria-hidden="true" /> },
  offline: { tone: 'grey', icon: <CloudOff aria-hidden="true" /> },
  signIn: { tone: 'grey', icon: <LogIn aria-hidden="true" /> },
}

/** The state of a change as colour, icon and text. */
export function ItemState({ item }: { item: OutboxItem }) {
  const t = useT()
  const device = useDeviceName()
  const now = useNow()
  const status = useSyncStatus()
  if (!status) return null
  const { state, waitsFor, isQuarantined, nextTryAt } = item
  const isDeferred = nextTryAt !== null && Date.parse(nextTryAt) > now
  const facts = { state, waitsForPhoto: waitsFor.length > 0, isQuarantined, isDeferred }
  const kind = queuedStateOf(facts, status.state)
  return (
    <Badge tone={styles[kind].tone} bare={kind !== 'actionNeeded'} icon={styles[kind].icon}>
      {t(`sync.state.${kind}`, { device })}
    </Badge>
  )
}
