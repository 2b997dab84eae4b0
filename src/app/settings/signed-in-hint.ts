import { writeStored } from '#lib/browser-storage.ts'
import { keptScreenKey } from '../boot/kept-screen-key.ts'

/**
 * Tells the next start, before it has read anything else, whether someone is signed in on this device. After a sign-out,
 * nothing on this device shows what that person saw.
 */
export function storeSignedInHint(isSignedIn: boolean): void {
  writeStored('daybook:inside', isSignedIn ? '1' : null)
  if (!isSignedIn) writeStored(keptScreenKey, null)
}
