import { DeviceList } from '#components/device/device-list.tsx'
import { devicesOf } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'

/** The devices that have reported work which was not sent yet. */
export function UnsentWork({ personId }: { personId: string }) {
  const t = useT()
  const devices = useLive(devicesOf(personId))
  const holding = devices?.filter(({ unsentCount }) => unsentCount > 0) ?? []
  if (holding.length === 0) return null
  return (
    <section>
      <h3>{t('devices.unsentTitle')}</h3>
      <DeviceList devices={holding} />
    </section>
  )
}
