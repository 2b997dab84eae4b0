import { inviteState, type InviteState } from '../entities/invite-state.ts'
import { type Invite } from '../entities/invite.ts'

export interface RankedInvite {
  readonly invite: Invite
  readonly state: InviteState
  /** When its person last asked for a new link and got none (ISO), with this link or one before it. */
  readonly askedAt: string | null
  /** Its person opened the link, but all seats are taken. */
  readonly lacksSeat: boolean
}

const order: readonly InviteState[] = ['pending', 'expired', 'accepted', 'revoked']

/**
 * Each invitation with its state, those that need action first, otherwise the newest first. An invitation that
 * was sent again is represented by its latest link.
 */
export function rankInvites(
  invites: readonly Invite[],
  now: string,
  isFull: boolean,
): readonly RankedInvite[] {
  const replaced = new Map(
    invites.flatMap((invite) =>
      invite.replacedById === null ? [] : [[invite.replacedById, invite] as const],
    ),
  )
  return invites
    .filter(({ replacedById }) => !invites.some(({ id }) => id === replacedById))
    .map((invite) => {
      const state = inviteState(invite, now)
      return {
        invite,
        state,
        askedAt: state === 'accepted' ? null : askedAt(invite, replaced),
        lacksSeat: isFull && state === 'pending' && invite.openedAt !== null,
      }
    })
    .toSorted(
      (a, b) =>
        Number(needsOffice(b)) - Number(needsOffice(a)) ||
        order.indexOf(a.state) - order.indexOf(b.state) ||
        Date.parse(b.invite.createdAt) - Date.parse(a.invite.createdAt),
    )
}

function needsOffice({ askedAt: asked, lacksSeat }: RankedInvite): boolean {
  return asked !== null || lacksSeat
}

function askedAt(invite: Invite, replaced: ReadonlyMap<string, Invite>): string | null {
  const seen = new Set<string>()
  let link: Invite | undefined = invite
  while (link && !seen.has(link.id)) {
    seen.add(link.id)
    const { requestedAt } = link
    if (requestedAt !== null && Date.parse(requestedAt) >= Date.parse(invite.createdAt)) {
      return requestedAt
    }
    link = replaced.get(link.id)
  }
  return null
}
