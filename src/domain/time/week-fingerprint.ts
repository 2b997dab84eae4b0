import { createSha256 } from '#lib/sha256.ts'
import type { TimeEntry } from '../entities/time-entry.ts'

type Worked = Pick<TimeEntry, 'id' | 'kind' | 'orderId' | 'startedAt' | 'endedAt'>

/**
 * A hash of what was worked: the same on every device, in any order, and another one where an entry was added, removed
 * or corrected. Notes do not count, because they change no hours.
 */
export function weekFingerprint(entries: readonly Worked[]): string {
  const lines = entries.map(({ id, kind, orderId, startedAt, endedAt }) =>
    JSON.stringify([id, kind, orderId, Date.parse(startedAt), endedAt && Date.parse(endedAt)]),
  )
  const hash = createSha256()
  hash.update(new TextEncoder().encode(lines.toSorted().join('\n')))
  return hash.hex()
}
