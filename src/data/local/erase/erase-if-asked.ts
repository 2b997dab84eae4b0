import { readErasure } from './erasure-note.ts'

/**
 * Erases what an earlier page was asked to erase from this device, and answers whether it did. Comes before
 * `createData`, for what is open cannot be erased.
 */
export async function eraseIfAsked(): Promise<boolean> {
  if (!readErasure()) return false
  const { finishErasure } = await import('./finish-erasure.ts')
  return finishErasure(globalThis.indexedDB)
}
