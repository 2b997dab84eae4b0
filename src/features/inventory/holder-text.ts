import type { Location } from '#domain/entities/location.ts'
import type { User } from '#domain/entities/user.ts'
import type { Translate } from '#messages/index.ts'

/** The name of a van's technician, and whether they left; a dash until this device has loaded the team. */
export function holderText(
  t: Translate,
  { technicianId }: Location,
  people: readonly User[] | undefined,
): string {
  if (technicianId === null) return t('inventory.unassigned')
  const holder = people?.find(({ id }) => id === technicianId)
  if (!holder) return '—'
  const { name, status } = holder
  return status === 'active' ? name : t('person.deactivated', { name })
}
