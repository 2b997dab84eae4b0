import { DeviceList } from '#components/device/device-list.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { devicesOf } from '#data/index.ts'
import { useActor, useData, useLive, useMutate, useSyncStatus } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'

/** The devices on which a person uses the app; those no longer used can be forgotten. */
export function DevicesCard({ personId }: { personId: string }) {
  const t = useT()
  const data = useData()
  const actor = useActor()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const status = useSyncStatus()
  const devices = useLive(devicesOf(personId))
  const mayForget = actor !== null && can(actor, 'device/forget', { userId: personId })
  return (
    <Card title={t(actor?.uid === personId ? 'devices.yours' : 'devices.title')}>
      {devices ? (
        <DeviceList
          devices={devices}
          thisId={data.deviceId()}
          thisUnsent={actor?.uid === personId ? status?.unsent : undefined}
          onForget={
            mayForget
              ? async ({ userId, deviceId }) => {
                  const forgotten = await mutate('device/forget', { userId, deviceId })
                  if (forgotten.ok) showToast(t('devices.forgotten'))
                  else showProblem(forgotten.problem)
                  return forgotten.ok
                }
              : undefined
          }
        />
      ) : (
        <Skeleton label={t('devices.title')} />
      )}
    </Card>
  )
}
