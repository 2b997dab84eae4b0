import { base64OfBytes } from './base64.ts'
import type { FillRandom } from './new-id.ts'

/** The secret of a customer's link: 128 random bits in base64url. */
export function newShareToken(
  fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes),
): string {
  return base64OfBytes(fillRandom(new Uint8Array(16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
