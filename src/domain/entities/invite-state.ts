import type { Invite } from './invite.ts'

/** What the list of invitations shows as its state. */
export type InviteState = 'pending' | 'expired' | 'accepted' | 'revoked'

/** The state at an instant (ISO). */
export function inviteState(
  { status, expiresAt }: Pick<Invite, 'status' | 'expiresAt'>,
  now: string,
): InviteState {
  if (status === 'accepted') return 'accepted'
  if (status !== 'pending') return 'revoked'
  return Date.parse(expiresAt) > Date.parse(now) ? 'pending' : 'expired'
}
