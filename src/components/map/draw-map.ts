import type { MapState } from './create-base-map.ts'

/**
 * Draws a map and hands it over; null once it is removed. Where the browser cannot show maps, only the state says so.
 * Returns how to remove it.
 */
export function drawMap<Made extends { readonly remove: () => void }>(
  create: () => Made,
  onMap: (map: Made | null) => void,
  onState: (state: MapState | 'unsupported') => void,
): (() => void) | undefined {
  try {
    const map = create()
    onMap(map)
    return () => {
      map.remove()
      onMap(null)
    }
  } catch (error) {
    reportError(error)
    onState('unsupported')
    return undefined
  }
}
