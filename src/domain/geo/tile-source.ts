import type { GeoPoint } from './distance-km.ts'
import { type Box, boxAround, type Tile, tilesWithin } from './tiles-around.ts'

/** The source of the map's tiles. */
export interface TileSource {
  /** An address with `{z}`, `{x}` and `{y}` in it; it begins with `/` on this site. */
  readonly template: string
  /** The attribution that must be shown beside the map. */
  readonly attribution: string
  /** Vector tiles (OpenMapTiles schema) that are drawn in the theme's colours, or finished images. */
  readonly kind: 'vector' | 'raster'
  readonly minZoom: number
  readonly maxZoom: number
  /** The part of the world that it covers. */
  readonly box: Box
}

/** The demo's invented town, as vector tiles that come with the app. */
export const builtInTiles: TileSource = {
  template: '/basemap/{z}/{x}/{y}.pbf',
  attribution: '',
  kind: 'vector',
  minZoom: 12,
  maxZoom: 14,
  box: { west: -64.345, south: 44.356, east: -64.27, north: 44.4 },
}

/** The source that a build was given, or the built-in one. */
export function tileSourceOf(template: string | undefined, attribution = ''): TileSource {
  if (!template) return builtInTiles
  const kind = /\.(png|jpe?g|webp)(\?|$)/.test(template) ? 'raster' : 'vector'
  const maxZoom = kind === 'vector' ? 14 : 16
  const box = { west: -180, south: -85, east: 180, north: 85 }
  return { template, attribution, kind, minZoom: 11, maxZoom, box }
}

export function tileUrl({ template }: TileSource, { z, x, y }: Tile): string {
  return template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
}

/** Whether an address, absolute or on this site, is one of the source's tiles. */
export function isTileUrl({ template }: TileSource, url: string): boolean {
  const parts = template.split(/\{[zxy]\}/)
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${pattern.join(String.raw`\d+`)}$`).test(url)
}

export function hasMapOf({ box }: TileSource, { latitude, longitude }: GeoPoint): boolean {
  return (
    latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east
  )
}

/** How far around a site the map is saved for offline use, in kilometres. */
const areaKm = 1

/** The addresses of everything that the map around a point needs; none where the source does not cover it. */
export function areaUrls(source: TileSource, point: GeoPoint): readonly string[] {
  if (!hasMapOf(source, point)) return []
  const zooms = Array.from(
    { length: source.maxZoom - source.minZoom + 1 },
    (_, i) => source.minZoom + i,
  )
  const area = cut(boxAround(point, areaKm), source.box)
  return tilesWithin(area, zooms).map((tile) => tileUrl(source, tile))
}

function cut(box: Box, within: Box): Box {
  return {
    west: Math.max(box.west, within.west),
    south: Math.max(box.south, within.south),
    east: Math.min(box.east, within.east),
    north: Math.min(box.north, within.north),
  }
}
