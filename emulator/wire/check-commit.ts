import { nameOfWrite } from '#emulator/engine/commit/apply-write.ts'
import type { Write } from '#emulator/engine/types.ts'
import { StatusError } from '#emulator/status.ts'

const maxBytes = 10 * 1024 * 1024
const maxTransforms = 500

/**
 * Throws INVALID_ARGUMENT where a commit has more field transforms per document than Firestore allows. Strict: where
 * it has more in total, or where it is larger than a request may be.
 */
export function checkCommit(writes: readonly Write[], isStrict: boolean): void {
  const counts = writes.map(transformCount)
  if (isStrict && Buffer.byteLength(JSON.stringify(writes)) > maxBytes)
    throw new StatusError('INVALID_ARGUMENT', 'Transaction too big. Decrease transaction size.')
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= maxTransforms) return
  const byDocument = new Map<string, number>()
  for (const [index, write] of writes.entries()) {
    const name = nameOfWrite(write)
    byDocument.set(name, (byDocument.get(name) ?? 0) + (counts[index] ?? 0))
  }
  const count = isStrict ? total : Math.max(...byDocument.values())
  if (count > maxTransforms)
    throw new StatusError(
      'INVALID_ARGUMENT',
      `A document allows at most ${maxTransforms} field transforms in a commit`,
    )
}

function transformCount({ transform, updateTransforms = [] }: Write): number {
  return updateTransforms.length + (transform?.fieldTransforms.length ?? 0)
}
