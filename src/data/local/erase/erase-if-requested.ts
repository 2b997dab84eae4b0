import { readErasure } from './erasure-note.ts'

/**
 * Erases what an earlier page was asked to erase from this device, and returns whether it did. Must run before
 * `createData`, because open databases cannot be erased.
 */
export async function eraseIfRequested(): Promise<boolean> {
  if (!readErasure()) return false
  const { finishErasure } = await import('./finish-erasure.ts')
  return finishErasure(globalThis.indexedDB)
}
