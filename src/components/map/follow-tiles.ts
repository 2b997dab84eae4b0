/** `missing`: no map data for this area is available right now. */
export type MapState = 'loading' | 'drawn' | 'missing'

/** The part of a map's events that tells what has come of its tiles. */
export interface TileEvents {
  on(type: 'sourcedata', heard: (event: { sourceId?: string; tile?: unknown }) => void): unknown
  on(type: 'idle' | 'error', heard: () => void): unknown
}

/**
 * Reports whether the map has tiles to draw. With a network, one that fails says nothing of the others that are on
 * their way: they are missing only once nothing is loading any more. Zoomed out beyond its tiles, a map needs none.
 */
export function followTiles(
  map: TileEvents,
  onState: (state: MapState) => void,
  isOnline: () => boolean,
  hasTilesHere: () => boolean,
): void {
  let hasTile = false
  map.on('sourcedata', ({ sourceId, tile }) => {
    hasTile ||= sourceId === 'tiles' && tile !== undefined
  })
  map.on('idle', () => onState(hasTile || !hasTilesHere() ? 'drawn' : 'missing'))
  map.on('error', () => {
    if (!hasTile && !isOnline()) onState('missing')
  })
}
