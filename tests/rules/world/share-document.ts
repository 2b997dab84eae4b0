import type { Doc } from '#domain/mutation/types.ts'
import { shareArgs } from '#domain/share/share.fixture.ts'
import { shareIdOf } from '#domain/share/share-target.ts'
import { created, stamps } from './documents.ts'

const {
  shareId: newShareId,
  reminder: _,
  ...entered
} = shareArgs({ targetId: 'e-sent', customerId: 'c1' })
/** The id of a new link in these tests, and of one that is taken back. */
export { newShareId }
export const openShareId = shareIdOf('openopenopenopenopenoA')
export const goneShareId = shareIdOf('gonegonegonegonegonegA')
export const revokedShareId = shareIdOf('revokedrevokedrevokedA')

/** A link to a sent estimate. */
export function shareDoc(more: Doc = {}): Doc {
  return { ...entered, revokedAt: null, ...created, ...stamps, ...more }
}

/** The links of the tests' company. */
export const homeShares: readonly (readonly [`${string}/${string}`, Doc])[] = [
  [`shares/${openShareId}`, shareDoc({ token: 'openopenopenopenopenoA' })],
  [
    `shares/${revokedShareId}`,
    shareDoc({ token: 'revokedrevokedrevokedA', revokedAt: '2026-03-02T08:30:00.000Z' }),
  ],
]
