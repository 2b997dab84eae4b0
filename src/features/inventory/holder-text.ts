import type { Location } from '#domain/entities/location.ts'
import type { User } from '#domain/entities/user.ts'
import type { Translate } from '#messages/index.ts'

/** The name of a van's technician; a dash until this device has loaded the team. */
export function holderText(
  t: Translate,
  { technicianId }: Location,
  people: readonly User[] | undefined,
): string {
  if (technicianId === null) return t('inventory.unassigned')
  return people?.find(({ id }) => id === technicianId)?.name ?? '—'
}
