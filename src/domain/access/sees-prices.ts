import type { Company } from '../entities/company.ts'
import type { User } from '../entities/user.ts'
import { isAdminLevel } from './can.ts'

/**
 * Whether a person sees what the company sells things for: the office, those who make estimates, and technicians where
 * the company wants that. Devices of others do not receive `prices`. Estimates have their prices for all who see them,
 * because customers sign them.
 */
export function seesPrices(
  user: Pick<User, 'role' | 'permissions'> | null,
  company: Pick<Company, 'techniciansSeePrices'> | null,
): boolean {
  if (user === null) return false
  return (
    isAdminLevel(user) ||
    user.permissions.includes('quote') ||
    (company?.techniciansSeePrices ?? false)
  )
}

/** Whether a document's field is a price. */
export function isPriceField(field: string): boolean {
  return field === 'priceMinor' || field === 'fixedPriceMinor'
}
