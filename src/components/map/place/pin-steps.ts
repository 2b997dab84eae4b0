/** Metres that an arrow key moves a pin by, and with Shift. */
export const pinMetres = { one: 5, more: 50 } as const

const directions = new Map<string, readonly [north: number, east: number]>([
  ['ArrowUp', [1, 0]],
  ['ArrowDown', [-1, 0]],
  ['ArrowRight', [0, 1]],
  ['ArrowLeft', [0, -1]],
])

/** How far a key moves a pin; null for other keys. */
export function pinStep({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): { north: number; east: number } | null {
  const direction = directions.get(key)
  if (!direction) return null
  const metres = shiftKey ? pinMetres.more : pinMetres.one
  return { north: direction[0] * metres, east: direction[1] * metres }
}
