import { useActor } from '#data/react.ts'
import { DevicesCard } from '#features/technicians/person/devices-card.tsx'

/** The signed-in person's devices. */
export function OwnDevices() {
  const actor = useActor()
  return actor?.status === 'active' ? <DevicesCard personId={actor.uid} /> : null
}
