import { tileSourceOf } from './tile-source.ts'

/** The source of this build's map. */
export const mapTiles = tileSourceOf(
  import.meta.env.VITE_TILES,
  import.meta.env.VITE_TILES_ATTRIBUTION,
)
