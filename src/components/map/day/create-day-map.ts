import { type GeoJSONSource, Marker } from 'maplibre-gl'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { type BaseMapOptions, createBaseMap } from '../create-base-map.ts'
import { boundsAround, lngLat } from '../lng-lat.ts'
import { readColours } from '../map-palette.ts'
import { dayData, type DayLines, daySources, noLines, withDayLines } from './day-layers.ts'

export type DayMapOptions = Pick<BaseMapOptions, 'container' | 'source' | 'label' | 'onState'>

export interface DayMark {
  readonly move: (place: GeoPoint) => void
  /** Above the others, or among them. */
  readonly raise: (isRaised: boolean) => void
  readonly remove: () => void
}

export interface DayMap {
  /** Puts an element on a point of the map. */
  readonly mark: (element: HTMLElement, place: GeoPoint) => DayMark
  readonly draw: (lines: DayLines) => void
  /** Moves the map so that all of these points are in view. */
  readonly show: (places: readonly GeoPoint[], isAnimated: boolean) => void
  readonly centerOn: (place: GeoPoint) => void
  readonly zoomBy: (steps: number) => void
  readonly remove: () => void
}

const closest = 15
const widest = 5
/** Room for the marks: below the choice of views, above the map's credit, and beside its controls. */
const roomAround = { top: 96, bottom: 68, left: 44, right: 88 }

/** A map of one person's day. Throws if the browser cannot render maps. */
export function createDayMap(options: DayMapOptions): DayMap {
  const { container, source } = options
  const { west, south, east, north } = source.box
  let lines = noLines
  const { map, remove } = createBaseMap({
    ...options,
    center: { longitude: (west + east) / 2, latitude: (south + north) / 2 },
    zoom: source.minZoom,
    minZoom: Math.min(widest, source.minZoom),
    extendStyle: (style) =>
      withDayLines(style, lines, readColours(container, ['accent', 'ink', 'raised'])),
  })

  function setData(names: readonly (typeof daySources)[number][]): void {
    for (const name of names) void map.getSource<GeoJSONSource>(name)?.setData(dayData(name, lines))
  }

  // Until the person moves the map, it goes on showing everything when a panel beside it grows.
  let shown: ReturnType<typeof boundsAround> = null
  const fit = (motion: { readonly duration: number } | { readonly animate: false }) => {
    if (shown) map.fitBounds(shown, { padding: roomAround, maxZoom: closest, ...motion })
  }
  map.on('resize', () => fit({ animate: false }))
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) shown = null
  })

  // What was to be drawn before the style was there.
  map.on('style.load', () => setData(daySources))

  return {
    mark(element, place) {
      // A list beside the map says the same in words.
      element.setAttribute('aria-hidden', 'true')
      const marker = new Marker({ element }).setLngLat(lngLat(place)).addTo(map)
      return {
        move: (to) => void marker.setLngLat(lngLat(to)),
        raise: (isRaised) => void (element.style.zIndex = isRaised ? '2' : '1'),
        remove: () => void marker.remove(),
      }
    },
    draw(next) {
      // Each source is sliced again in the worker, so only what differs is set.
      const changed = daySources.filter((name) => next[name] !== lines[name])
      lines = next
      setData(changed)
    },
    show(places, isAnimated) {
      const bounds = boundsAround(places)
      if (!bounds) return
      shown = bounds
      fit(isAnimated ? { duration: 200 } : { animate: false })
    },
    centerOn(place) {
      shown = null
      const zoom = Math.max(map.getZoom(), closest - 1)
      map.easeTo({ center: lngLat(place), zoom, duration: 200 })
    },
    zoomBy(steps) {
      shown = null
      map.easeTo({ zoom: map.getZoom() + steps, duration: 150 })
    },
    remove,
  }
}
