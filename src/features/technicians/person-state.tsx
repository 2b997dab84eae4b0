import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

/** Whether a person has access. */
export function PersonState({ person, bare }: { person: User; bare?: boolean }) {
  const t = useT()
  const active = person.status === 'active'
  return (
    <Badge tone={active ? 'green' : 'grey'} bare={bare}>
      {t(active ? 'technicians.active' : 'technicians.deactivated')}
    </Badge>
  )
}
