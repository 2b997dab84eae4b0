import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as Drawing, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { TileSource } from '#domain/geo/tile-source.ts'
import { followTiles, type MapState } from './follow-tiles.ts'
import { lngLat } from './lng-lat.ts'
import { mapStyle } from './map-style.ts'
import { readPalette } from './map-palette.ts'

setWorkerUrl(workerUrl)

export type { MapState }

export interface BaseMapOptions {
  readonly container: HTMLElement
  readonly source: TileSource
  readonly center: GeoPoint
  readonly zoom: number
  /** How far it zooms out; to where the tiles end unless given. */
  readonly minZoom?: number
  /** Accessible name of the map. */
  readonly label: string
  readonly onState: (state: MapState) => void
  /** On a page that scrolls: zooms only with Ctrl held. What it says about that where someone scrolls over it. */
  readonly scrollHints?: { readonly windows: string; readonly mac: string; readonly touch: string }
  /** Adds to the style of the tiles; asked again when the theme changes. */
  readonly extendStyle?: (style: StyleSpecification) => StyleSpecification
}

export interface BaseMap {
  readonly map: Drawing
  readonly remove: () => void
}

/** The streets of an area in the theme's colours. Throws if the browser cannot render maps. */
export function createBaseMap(options: BaseMapOptions): BaseMap {
  const { container, source, onState, extendStyle = (style) => style } = options
  const { box } = source
  const { scrollHints: hints } = options
  const style = () => extendStyle(mapStyle(source, readPalette(container), location.origin))
  const map = new Drawing({
    container,
    style: style(),
    center: lngLat(options.center),
    zoom: options.zoom,
    minZoom: options.minZoom ?? source.minZoom,
    maxZoom: 18,
    maxBounds: [box.west, box.south, box.east, box.north],
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    maxPitch: 0,
    fadeDuration: 0,
    cooperativeGestures: hints !== undefined,
    locale: {
      'Map.Title': options.label,
      ...(hints && {
        'CooperativeGesturesHandler.WindowsHelpText': hints.windows,
        'CooperativeGesturesHandler.MacHelpText': hints.mac,
        'CooperativeGesturesHandler.MobileHelpText': hints.touch,
      }),
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()

  followTiles(
    map,
    onState,
    () => navigator.onLine,
    () => map.getZoom() >= source.minZoom,
  )

  const stop = onThemeChange(() => map.setStyle(style()))
  return {
    map,
    remove() {
      stop()
      map.remove()
    },
  }
}

/** Calls back when the system's appearance or the chosen theme changes; returns how to stop. */
function onThemeChange(callback: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(callback)
  dark.addEventListener('change', callback)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    dark.removeEventListener('change', callback)
    chosen.disconnect()
  }
}
