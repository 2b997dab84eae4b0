import type { MutationArgs } from '../mutation/registry.ts'
import type { Share } from '../entities/share.ts'
import type { ShareKind } from './share-kind.ts'
import { shareIdOf } from './share-target.ts'

const dayMs = 24 * 60 * 60_000

/** How long the links that the office makes work, in days: an estimate is answered, an invoice paid, a visit over. */
const usualDays: Readonly<Record<ShareKind, number>> = { estimate: 90, invoice: 180, visit: 14 }

export interface NewShare {
  readonly kind: ShareKind
  /** The id of the estimate, invoice or order. */
  readonly targetId: string
  readonly customerId: string
  /** The customer's address; '' to mail nothing. */
  readonly mailTo: string
  /** Which reminder of an unpaid invoice its mail is; none where it is left out. */
  readonly reminder?: number
}

/** What makes a link with this token; `now` in milliseconds since 1970. */
export function newShare(
  share: NewShare,
  token: string,
  now: number,
): MutationArgs<'share/create'> {
  const expiresAt = new Date(now + usualDays[share.kind] * dayMs).toISOString()
  return { reminder: 0, ...share, shareId: shareIdOf(token), token, expiresAt }
}

/** Whether the link still shows something; `now` in milliseconds since 1970. */
export function isShareActive(
  { revokedAt, expiresAt }: Pick<Share, 'revokedAt' | 'expiresAt'>,
  now: number,
): boolean {
  return revokedAt === null && Date.parse(expiresAt) > now
}
