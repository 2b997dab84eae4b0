import { createSha256 } from '#lib/sha256.ts'
import type { ShareKind } from './share-kind.ts'

/** The collection of what a link shows. */
export const shareTargets = {
  estimate: 'estimates',
  invoice: 'invoices',
  visit: 'orders',
} as const satisfies Record<ShareKind, string>

/** The id of the share of a token: its SHA-256 in hexadecimal, so that a list of ids opens nothing. */
export function shareIdOf(token: string): string {
  const hash = createSha256()
  hash.update(new TextEncoder().encode(token))
  return hash.hex()
}
