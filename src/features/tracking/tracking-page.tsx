import { lazyPart } from '#components/lazy-part.ts'
import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'

const TrackingDesk = lazyPart(async () => (await import('./desk/tracking-desk.tsx')).TrackingDesk)
const PhoneMap = lazyPart(async () => (await import('./phone/phone-map.tsx')).PhoneMap)

/** The map: of everyone for the office, of their own day for a technician. */
export function TrackingPage() {
  const t = useT()
  const actor = useActor()
  const placeholder = <Skeleton label={t('map.loading')} />
  if (actor === null) return placeholder
  return isAdminLevel(actor) ? (
    <TrackingDesk placeholder={placeholder} />
  ) : (
    <PhoneMap placeholder={placeholder} />
  )
}
