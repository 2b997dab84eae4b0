import { type Actor, permissions, type Role } from './actor.ts'
import { type Action, can, canEver } from './can.ts'

export type Permission = (typeof permissions)[number]

/** How far a role may do something: everywhere, with their own things only, with a permission beside the role, or never. */
export type Reach = 'all' | 'own' | Permission | 'none'

const others = {
  id: 'other',
  createdBy: 'other',
  userId: 'other',
  technicianId: 'other',
  to: 'other',
  isSent: true,
  assigneeIds: ['other'],
  readerIds: ['other'],
}

/** What the permission table grants a role. `doc` holds what the action depends on beside its author. */
export function reachOf(
  role: Role,
  action: Action,
  doc: Readonly<Record<string, unknown>> = {},
): Reach {
  const actor: Actor = { uid: 'me', companyId: 'c', role, status: 'active', permissions: [] }
  const ofOthers = { ...others, ...doc }
  if (can(actor, action, ofOthers)) return 'all'
  const permission = permissions.find((one) =>
    can({ ...actor, permissions: [one] }, action, ofOthers),
  )
  if (permission !== undefined) return permission
  if ('role' in doc) return 'none'
  if (canEver(actor, action)) return 'own'
  // With their own things, and only with a permission beside the role.
  return permissions.find((one) => canEver({ ...actor, permissions: [one] }, action)) ?? 'none'
}
