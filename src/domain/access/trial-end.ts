import { trialDays } from '../entities/company.ts'
import type { Company } from '../entities/company.ts'

/** When the trial of a company ends; support may have given it a later end. */
export function trialEnd({
  createdAt,
  trialEndsAt,
}: Pick<Company, 'createdAt' | 'trialEndsAt'>): string {
  if (typeof trialEndsAt === 'string') return trialEndsAt
  return new Date(Date.parse(createdAt) + trialDays * 86_400_000).toISOString()
}
