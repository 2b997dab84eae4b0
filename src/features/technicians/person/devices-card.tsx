import { DeviceList } from '#components/device/device-list.tsx'
import { devicesOf } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/** The devices on which a person uses the app. */
export function DevicesCard({ personId }: { personId: string }) {
  const t = useT()
  const devices = useLive(devicesOf(personId))
  return (
    <Card title={t('devices.title')}>
      {devices ? <DeviceList devices={devices} /> : <Skeleton label={t('devices.title')} />}
    </Card>
  )
}
