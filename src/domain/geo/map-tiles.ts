import { tileSourceOf } from './tile-source.ts'

/** Where this build's map comes from. */
export const mapTiles = tileSourceOf(
  import.meta.env.VITE_TILES,
  import.meta.env.VITE_TILES_ATTRIBUTION,
)
