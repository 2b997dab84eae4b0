import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import type { Delta, Target } from './target.ts'

type Usage = GuardedEngine['usage']

/** A new query is billed as at least one read, and so is a missing document. */
export function billWhole(usage: Usage, { live, collectionId, watched }: Target): void {
  const count = watched ?? Math.max(1, live.current().length)
  usage.read('listens', collectionId, count)
}

export function bill(usage: Usage, { collectionId }: Target, { changed, left }: Delta): void {
  const count = changed.length + left.filter(({ deleted }) => !deleted).length
  if (count > 0) usage.read('listens', collectionId, count)
}
