/** Where the finger was, in pixels and milliseconds. */
export interface Sample {
  readonly y: number
  readonly at: number
}

const farEnough = 0.35
/** Pixels per millisecond. */
const fastEnough = 0.5
const leastDistance = 24
/** Only the last of the movement says how fast the finger was. */
const recent = 80
const shortest = 90
const longest = 260

/**
 * Whether a sheet that was dragged should leave, and how long the rest of its way takes at the finger's speed; null
 * where it should spring back.
 */
export function readThrow(
  samples: readonly Sample[],
  sheetHeight: number,
): { readonly ms: number } | null {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return null
  const distance = last.y - first.y
  const since = samples.find(({ at }) => last.at - at <= recent) ?? last
  const speed = (last.y - since.y) / Math.max(1, last.at - since.at)
  const isThrown = distance > leastDistance && speed > fastEnough
  // A finger that turned back upwards wants the sheet to stay.
  const isPulled = distance > sheetHeight * farEnough && speed > -0.1
  if (!isThrown && !isPulled) return null
  const rest = Math.max(0, sheetHeight - distance)
  return { ms: Math.round(Math.min(longest, Math.max(shortest, rest / Math.max(speed, 1e-3)))) }
}
