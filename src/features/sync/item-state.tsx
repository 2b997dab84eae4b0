import { CircleAlert, Clock, Hourglass, Image, Send, Smartphone } from 'lucide-react'
import { useDeviceWord } from '#components/use-device-word.ts'
import type { OutboxItem } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

/** How a change stands, as colour, sign and word. */
export function ItemState({ item }: { item: OutboxItem }) {
  const t = useT()
  const device = useDeviceWord()
  if (item.state === 'waiting' && item.isQuarantined) {
    return (
      <Badge tone="slate" bare icon={<Hourglass aria-hidden="true" />}>
        {t('sync.stateQuarantined')}
      </Badge>
    )
  }
  if (item.state === 'waiting' && item.waitsFor.length > 0) {
    return (
      <Badge tone="slate" bare icon={<Image aria-hidden="true" />}>
        {t('sync.stateWaitsForPhoto')}
      </Badge>
    )
  }
  switch (item.state) {
    case 'waiting':
      return (
        <Badge
          tone="grey"
          bare
          icon={
            item.attempts > 0 ? <Clock aria-hidden="true" /> : <Smartphone aria-hidden="true" />
          }
        >
          {t('sync.stateWaiting', { device })}
        </Badge>
      )
    case 'sending':
      return (
        <Badge tone="blue" bare icon={<Send aria-hidden="true" />}>
          {t('sync.stateSending')}
        </Badge>
      )
    case 'blocked':
      return (
        <Badge tone="slate" bare icon={<Hourglass aria-hidden="true" />}>
          {t('sync.stateBlocked')}
        </Badge>
      )
    case 'needsYou':
      return (
        <Badge tone="needsYou" icon={<CircleAlert aria-hidden="true" />}>
          {t('sync.stateNeedsYou')}
        </Badge>
      )
  }
}
