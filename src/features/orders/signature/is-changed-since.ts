import type { Signed } from '#domain/entities/photo.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'

/** Whether the work has changed since it was signed; older signatures do not record what they cover. */
export async function isChangedSince(signed: Signed | null, covered: string): Promise<boolean> {
  if (signed?.covers === undefined) return false
  return (await sha256Hex(covered)) !== signed.covers
}
