import { CloudOff, Hourglass, LogIn, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UnsentMarkKind } from '#domain/sync/sync-state.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { useUnsentKind } from './unsent-kind.ts'
import { useDeviceName } from './use-device-name.ts'

const icons: Readonly<Record<UnsentMarkKind, ReactNode>> = {
  syncing: <RefreshCw aria-hidden="true" />,
  waiting: <Hourglass aria-hidden="true" />,
  offline: <CloudOff aria-hidden="true" />,
  signIn: <LogIn aria-hidden="true" />,
}

/** Says that something here is stored only on this device. The fields in question show an `UnsentMark`. */
export function UnsentBadge() {
  const t = useT()
  const device = useDeviceName()
  const kind = useUnsentKind()
  if (kind === null) return null
  return (
    <Badge tone="slate" icon={icons[kind]}>
      {t(`unsent.${kind}`, { device })}
    </Badge>
  )
}
