import { Smartphone } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { useDeviceWord } from './use-device-word.ts'

/** In words: something here is on this device only. The fields in question bear an `UnsentMark`. */
export function UnsentBadge() {
  const t = useT()
  const device = useDeviceWord()
  return (
    <Badge tone="slate" icon={<Smartphone aria-hidden="true" />}>
      {t('sync.savedHere', { device })}
    </Badge>
  )
}
