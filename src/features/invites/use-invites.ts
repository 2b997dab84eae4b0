import { inviteList, seats, type InviteItem } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { rankInvites, type RankedInvite } from '#domain/members/rank-invites.ts'
import { useNow } from '#messages/index.ts'

export interface InviteRow extends RankedInvite, InviteItem {}

export interface Seats {
  readonly limit: number
  readonly left: number
}

/** The company's seats; null while this device does not know them. */
export function useSeats(): Seats | null {
  const counter = useLive(seats())
  if (!counter) return null
  const { used, limit } = counter
  return { limit, left: Math.max(0, limit - used) }
}

/** The invitations as the office acts on them; undefined before they are loaded. */
export function useInvites(): readonly InviteRow[] | undefined {
  const items = useLive(inviteList())
  const now = new Date(useNow()).toISOString()
  const isFull = useSeats()?.left === 0
  if (!items) return undefined
  const byId = new Map(items.map((item) => [item.invite.id, item]))
  const invites = items.map(({ invite }) => invite)
  return rankInvites(invites, now, isFull).map((ranked) => {
    const { code = null, unsent = false } = byId.get(ranked.invite.id) ?? {}
    return { ...ranked, code, unsent }
  })
}
