import type { Company } from '../entities/company.ts'
import type { User } from '../entities/user.ts'
import { isAdminLevel } from './can.ts'

/**
 * Whether screens show a person what the company sells things for: to the office, to those who make estimates, and to
 * technicians where the company wants that. Estimates have their prices for all who see them, because customers sign them.
 */
export function seesPrices(
  user: Pick<User, 'role' | 'permissions'> | null,
  company: Pick<Company, 'techniciansSeePrices'> | null,
): boolean {
  if (user === null || company === null) return false
  return isAdminLevel(user) || user.permissions.includes('quote') || company.techniciansSeePrices
}

/** Whether a document's field is a price. */
export function isPriceField(field: string): boolean {
  return field === 'priceMinor' || field === 'fixedPriceMinor'
}
