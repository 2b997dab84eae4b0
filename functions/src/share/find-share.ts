import type { Firestore } from 'firebase-admin/firestore'
import { isShareActive } from '../../../src/domain/share/new-share.ts'
import { shareKeyOf } from '../../../src/domain/share/share-link.ts'
import { shareIdOf } from '../../../src/domain/share/share-target.ts'
import type { Share } from '../../../src/domain/entities/share.ts'
import { entityOf } from '../system/entity-of.ts'

export interface FoundShare {
  readonly companyId: string
  readonly share: Share
}

/** The share that a link means; null where there is none, where it was withdrawn, and where its time is over. */
export async function findShare(
  db: Firestore,
  fragment: string,
  now: string,
): Promise<FoundShare | null> {
  const key = shareKeyOf(fragment)
  if (key === null) return null
  const { companyId, token } = key
  const snapshot = await db.doc(`companies/${companyId}/shares/${shareIdOf(token)}`).get()
  const share = entityOf('shares', snapshot)
  if (!share || share.deletedAt !== null) return null
  return isShareActive(share, Date.parse(now)) ? { companyId, share } : null
}
