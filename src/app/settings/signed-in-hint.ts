import { writeStored } from '#lib/browser-storage.ts'

/** Tells the next start, before it has read anything else, whether someone is signed in on this device. */
export function storeSignedInHint(isSignedIn: boolean): void {
  writeStored('daybook:inside', isSignedIn ? '1' : null)
}
