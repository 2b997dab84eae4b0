import { Marker } from 'maplibre-gl'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { type BaseMapOptions, createBaseMap } from '../create-base-map.ts'
import { boundsAround, lngLat } from '../lng-lat.ts'

export interface PinMapOptions extends Pick<
  BaseMapOptions,
  'container' | 'source' | 'label' | 'onState'
> {
  readonly place: GeoPoint | null
  /** What is in view at first where there is no place. */
  readonly around: readonly GeoPoint[]
  readonly pin: HTMLElement
}

export interface PinMap {
  readonly show: (place: GeoPoint | null) => void
  /** Who hears where the pin was dropped or dragged to. Returns how to stop. */
  readonly listen: (onMove: (place: GeoPoint) => void) => () => void
  readonly middle: () => GeoPoint
  readonly zoomBy: (steps: number) => void
  readonly remove: () => void
}

const closest = 16.2
const widest = 5
/** Pixels between an edge and the pin, so that there is room to move it. */
const roomAround = 24

/** A map with a pin that is dropped by a press and can be dragged. Throws if the browser cannot render maps. */
export function createPinMap({ place, around, pin, ...options }: PinMapOptions): PinMap {
  const { source } = options
  const { west, south, east, north } = source.box
  const bounds = place === null ? boundsAround(around) : null
  const { map, remove } = createBaseMap({
    ...options,
    center: place ?? { longitude: (west + east) / 2, latitude: (south + north) / 2 },
    zoom: place ? closest : source.minZoom,
    minZoom: Math.min(widest, source.minZoom),
  })
  map.doubleClickZoom.disable()
  if (bounds) {
    map.fitBounds(bounds, { padding: roomAround, maxZoom: closest - 1, animate: false })
    // A pin needs streets to be placed on, even if that leaves some places out of view.
    if (map.getZoom() < source.minZoom) map.jumpTo({ zoom: source.minZoom })
  }
  const marker = new Marker({ element: pin, anchor: 'bottom', draggable: true })
  let isShown = false
  /** Whether the place that comes next is one that was pressed or dragged to. */
  let isByHand = false

  function isInView(at: GeoPoint): boolean {
    const { x, y } = map.project(lngLat(at))
    const { clientWidth, clientHeight } = map.getContainer()
    const isWithin = (value: number, size: number) =>
      value > roomAround && value < size - roomAround
    return isWithin(x, clientWidth) && isWithin(y, clientHeight)
  }

  return {
    show(next) {
      if (next === null) {
        isShown = false
        return void marker.remove()
      }
      marker.setLngLat(lngLat(next))
      const isNews = !isShown && !isByHand
      if (!isShown) marker.addTo(map)
      isShown = true
      isByHand = false
      // A pin that comes from elsewhere is shown near enough to tell the building.
      const zoom = Math.max(map.getZoom(), isNews ? closest : 0)
      if (zoom > map.getZoom() || !isInView(next))
        map.easeTo({ center: lngLat(next), zoom, duration: 200 })
    },
    listen(onMove) {
      const onHand = (at: { lng: number; lat: number }) => {
        isByHand = true
        onMove(placeOf(at))
      }
      const moved = marker.on('dragend', () => onHand(marker.getLngLat()))
      const pressed = map.on('click', ({ lngLat: at, originalEvent }) => {
        // A press on the pin is the beginning of dragging it.
        if (!pin.contains(originalEvent.target as Node)) onHand(at)
      })
      return () => {
        moved.unsubscribe()
        pressed.unsubscribe()
      }
    },
    middle: () => placeOf(map.getCenter()),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 150 }),
    remove,
  }
}

function placeOf({ lng, lat }: { lng: number; lat: number }): GeoPoint {
  return { longitude: lng, latitude: lat }
}
