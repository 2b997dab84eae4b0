import type { Company } from '../entities/company.ts'
import type { User } from '../entities/user.ts'
import { isAdminLevel } from './can.ts'

/**
 * Parts of the product that a plan can switch off (`disabledFeatures`), the company itself (`hiddenFeatures`), or a role
 * does not open.
 */
export const features = [
  'orders',
  'schedule',
  'tracking',
  'customers',
  'inventory',
  'technicians',
] as const
export type Feature = (typeof features)[number]

/** The facts that the guard looks at; a `User` and a `Company` provide them. */
export type UserFacts = Pick<User, 'role' | 'status' | 'permissions'>
export type CompanyFacts = Pick<Company, 'isSetup' | 'disabledFeatures' | 'hiddenFeatures'>

export function isSubscriptionValid({
  subscriptionStatus,
}: Pick<Company, 'subscriptionStatus'>): boolean {
  return subscriptionStatus === 'active' || subscriptionStatus === 'trialing'
}

/** Whether a company may only be read, and started work finished. */
export function isLapsed(company: Pick<Company, 'subscriptionStatus'> | null): boolean {
  return company !== null && !isSubscriptionValid(company)
}

/** Whether the company has this feature: its plan includes it, and the company has not switched it off. */
export function usesFeature(
  company: Pick<Company, 'disabledFeatures' | 'hiddenFeatures'>,
  feature: Feature,
): boolean {
  const hidden: readonly Feature[] = company.hiddenFeatures
  return !company.disabledFeatures.includes(feature) && !hidden.includes(feature)
}

/** Whether a feature is open to this user of this company (null: no such document). */
export function isFeatureOpen(
  feature: Feature,
  user: UserFacts | null,
  company: CompanyFacts | null,
): boolean {
  if (user === null || company === null) return false
  if (user.status !== 'active' || !company.isSetup) return false
  if (!usesFeature(company, feature)) return false
  if (feature === 'inventory') return isAdminLevel(user) || user.permissions.includes('inventory')
  if (feature === 'technicians') return isAdminLevel(user)
  return true
}

/** Whether customers may be edited where viewing them is open. */
export function canEditCustomers(user: UserFacts | null, company: CompanyFacts | null): boolean {
  if (user === null || !isFeatureOpen('customers', user, company)) return false
  return isAdminLevel(user) || user.permissions.includes('edit_customers')
}
