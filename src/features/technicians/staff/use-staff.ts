import { useToday } from '#messages/use-today.ts'
import { staffOf, unsentIds } from '#data/index.ts'
import { useLive, useSession, useTimeZone } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import type { StaffFields } from '#domain/entities/staff.ts'
import { emptyStaff } from '#domain/staff/staff-fields.ts'

export interface StaffView {
  readonly plan: StaffFields
  readonly company: Company
  /** The company's day. */
  readonly today: string
  readonly isUnsent: boolean
}

/** What a person is planned by, with their company; undefined before both are read. */
export function useStaff(personId: string): StaffView | undefined {
  const session = useSession()
  const timeZone = useTimeZone()
  const staff = useLive(staffOf(personId))
  const unsent = useLive(unsentIds('staff'))
  const today = useToday(timeZone)
  const company = session.kind === 'signedIn' ? session.company : null
  if (staff === undefined || !company) return undefined
  return { plan: staff ?? emptyStaff, company, today, isUnsent: unsent?.has(personId) ?? false }
}
