import 'maplibre-gl/dist/maplibre-gl.css'
import { type LngLatLike, Map as Drawing, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { TileSource } from '#domain/geo/tile-source.ts'
import { mapStyle } from './map-style.ts'
import { readPalette } from './map-palette.ts'

setWorkerUrl(workerUrl)

/** `missing`: no map data for this area is available right now. */
export type MapState = 'loading' | 'drawn' | 'missing'

export interface SiteMapOptions {
  readonly container: HTMLElement
  readonly source: TileSource
  readonly place: GeoPoint
  /** Markers for the site and for the user's own position. */
  readonly pin: HTMLElement
  readonly dot: HTMLElement
  /** Accessible name of the map. */
  readonly label: string
  readonly onState: (state: MapState) => void
}

export interface SiteMap {
  /** Shows the user's position as well; null removes it. */
  readonly showOwn: (own: GeoPoint | null) => void
  readonly zoomBy: (steps: number) => void
  readonly goBack: () => void
  readonly remove: () => void
}

const siteZoom = 16.2

/** Padding in pixels around the visible points; the buttons are on the right. */
const roomAround = { top: 64, bottom: 32, left: 40, right: 88 }

/** A map around one point. Throws if the browser cannot render maps. */
export function createSiteMap(options: SiteMapOptions): SiteMap {
  const { container, source, place, onState } = options
  const { box } = source
  const style = () => mapStyle(source, readPalette(container), location.origin)
  const center = at(place)
  const map = new Drawing({
    container,
    style: style(),
    center,
    zoom: siteZoom,
    minZoom: source.minZoom,
    maxZoom: 18,
    maxBounds: [box.west, box.south, box.east, box.north],
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    maxPitch: 0,
    fadeDuration: 0,
    locale: { 'Map.Title': options.label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  new Marker({ element: options.pin, anchor: 'bottom' }).setLngLat(center).addTo(map)
  const own = new Marker({ element: options.dot })

  let hasTile = false
  map.on('sourcedata', ({ tile }) => {
    hasTile ||= tile !== undefined
  })
  map.on('idle', () => onState(hasTile ? 'drawn' : 'missing'))
  map.on('error', () => {
    if (!hasTile) onState('missing')
  })

  const dark = matchMedia('(prefers-color-scheme: dark)')
  const onTheme = () => map.setStyle(style())
  dark.addEventListener('change', onTheme)

  return {
    showOwn(where) {
      if (where === null) return void own.remove()
      own.setLngLat(at(where)).addTo(map)
      const [west, east] = [place.longitude, where.longitude].sort((a, b) => a - b)
      const [south, north] = [place.latitude, where.latitude].sort((a, b) => a - b)
      if (west === undefined || east === undefined || south === undefined || north === undefined)
        return
      map.fitBounds([west, south, east, north], { padding: roomAround, maxZoom: siteZoom })
    },
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 150 }),
    goBack: () => void map.easeTo({ center, zoom: siteZoom, duration: 200 }),
    remove() {
      dark.removeEventListener('change', onTheme)
      map.remove()
    },
  }
}

function at({ longitude, latitude }: GeoPoint): LngLatLike {
  return [longitude, latitude]
}
