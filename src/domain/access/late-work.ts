import type { User } from '../entities/user.ts'

/** For how many days a deactivated member's devices may still send what was done before. */
export const lateWorkDays = 14

const dayMs = 24 * 60 * 60_000

/**
 * When a deactivated member lost access, as an ISO instant, while their earlier work is still accepted; null for anyone
 * else. `now` in milliseconds. The rules decide the same (`hasJustLeft`).
 */
export function leftLately(
  { status, deactivatedAt }: Pick<User, 'status' | 'deactivatedAt'>,
  now: number,
): string | null {
  if (status !== 'inactive' || deactivatedAt === null) return null
  return now - Date.parse(deactivatedAt) <= lateWorkDays * dayMs ? deactivatedAt : null
}

/**
 * Whether what a deactivated member did is still accepted: it was done by the time (ISO) at which they lost access, as
 * they say, and so it changes neither the access of others nor the company. The rules decide the same (`isLateWork`).
 */
export function isLateWork(
  { name, at }: { readonly name: string; readonly at: string },
  leftAt: string,
): boolean {
  return (
    Date.parse(at) <= Date.parse(leftAt) && !/^(invite|member|company|owner|share)\//.test(name)
  )
}
