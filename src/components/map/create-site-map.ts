import { Marker } from 'maplibre-gl'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { type BaseMapOptions, createBaseMap } from './create-base-map.ts'
import { lngLat } from './lng-lat.ts'

export interface SiteMapOptions extends Pick<
  BaseMapOptions,
  'container' | 'source' | 'label' | 'onState' | 'scrollHints'
> {
  readonly place: GeoPoint
  /** Markers for the site and for the user's own position. */
  readonly pin: HTMLElement
  readonly dot: HTMLElement
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
export function createSiteMap({ place, pin, dot, ...options }: SiteMapOptions): SiteMap {
  const { map, remove } = createBaseMap({ ...options, center: place, zoom: siteZoom })
  const center = lngLat(place)
  new Marker({ element: pin, anchor: 'bottom' }).setLngLat(center).addTo(map)
  const own = new Marker({ element: dot })
  return {
    showOwn(where) {
      if (where === null) return void own.remove()
      own.setLngLat(lngLat(where)).addTo(map)
      const [west, east] = [place.longitude, where.longitude].sort((a, b) => a - b)
      const [south, north] = [place.latitude, where.latitude].sort((a, b) => a - b)
      if (west === undefined || east === undefined || south === undefined || north === undefined)
        return
      map.fitBounds([west, south, east, north], { padding: roomAround, maxZoom: siteZoom })
    },
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 150 }),
    goBack: () => void map.easeTo({ center, zoom: siteZoom, duration: 200 }),
    remove,
  }
}
