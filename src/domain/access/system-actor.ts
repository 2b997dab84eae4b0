import type { Actor } from './actor.ts'

/** The uid under which Cloud Functions act; Firebase gives it to no one. */
export const systemUid = 'system'

/** Who acts when a Cloud Function changes something in a company. */
export function systemActor(companyId: string): Actor {
  return { uid: systemUid, companyId, role: 'owner', status: 'active', permissions: [] }
}
