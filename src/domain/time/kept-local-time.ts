import { keptOffset } from './kept-offset.ts'
import { fromLocalTime } from './local-time.ts'

const known = new Map<string, string | null>()
const most = 5000

/** `fromLocalTime` from memory: everyone's hours on a day begin and end at the same few times. */
export function keptLocalTime(local: string, timeZone: string): string | null {
  const key = `${local} ${timeZone}`
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const instant = fromLocalTime(local, timeZone, keptOffset)
  if (known.size >= most) known.clear()
  known.set(key, instant)
  return instant
}
