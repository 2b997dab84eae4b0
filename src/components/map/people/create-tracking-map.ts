import type { GeoJSONSource, PointLike } from 'maplibre-gl'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { type BaseMapOptions, createBaseMap } from '../create-base-map.ts'
import { boundsAround, lngLat } from '../lng-lat.ts'
import { readMarkColours } from '../map-points.ts'
import { drawOrders } from './draw-orders.ts'
import {
  orderClusterLayer,
  orderLayer,
  type OrderMark,
  type OrderMarks,
  orderSource,
  routeFeatures,
  routeSource,
  selectedFeatures,
  selectedLayer,
  selectedSource,
  withOrders,
} from './order-layers.ts'
import { readPeopleColours } from './people-colours.ts'
import { createPeopleLayer, peopleLayerId } from './people-layer.ts'
import type { PersonMark } from './person-mark.ts'
import { effectOf, type Hit, hitAt, namesUnder, type Pressed, selectable } from './press-target.ts'

export interface TrackingMarks extends OrderMarks {
  readonly people: readonly PersonMark[]
}

export interface TrackingMapOptions extends Pick<
  BaseMapOptions,
  'container' | 'source' | 'label' | 'onState'
> {
  /** Groups people who are close to each other; so unless given. */
  readonly clusters?: boolean
}

export interface TrackingMap {
  /** Draws these; the first time with everyone in view. */
  show(marks: TrackingMarks): void
  listen(onPress: (pressed: Pressed) => void): () => void
  /** What is at this point of the window's map. */
  at(point: MapPoint): Pressed
  /** Whether the map is moved by dragging: not while an order is. */
  setPanning(isOn: boolean): void
  /** Brings a point into the middle. */
  goTo(place: GeoPoint): void
  showAll(): void
  /** Who hears that people were painted. */
  onPaint(heard: () => void): () => void
  zoomBy(steps: number): void
  remove(): void
}

/** A point in pixels from the map's top left. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

const closest = 15
const personZoom = 15
const roomAround = 56
const pressRoom = 8
const glideSeconds = 1

/** People, orders and routes on the streets. Throws if the browser cannot render maps. */
export function createTrackingMap(options: TrackingMapOptions): TrackingMap {
  const { container, source } = options
  const { west, south, east, north } = source.box
  let marks: TrackingMarks = { people: [], orders: [], selected: null, routes: [] }
  let isShown = false
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const people = createPeopleLayer({
    colours: readPeopleColours(container),
    clusters: options.clusters ?? true,
    glideSeconds: () => (reduced.matches ? 0 : glideSeconds),
  })
  const { map, remove } = createBaseMap({
    ...options,
    center: { longitude: (west + east) / 2, latitude: (south + north) / 2 },
    zoom: source.minZoom,
    minZoom: Math.min(5, source.minZoom),
    extendStyle: (style) => withOrders(style, marks, readMarkColours(container)),
  })

  const drawnOrders = drawOrders(() => map.getSource<GeoJSONSource>(orderSource))

  function drawRoutes(): void {
    void map.getSource<GeoJSONSource>(routeSource)?.setData(routeFeatures(marks.routes))
  }

  function drawSelected(): void {
    void map.getSource<GeoJSONSource>(selectedSource)?.setData(selectedFeatures(marks.selected))
  }

  // What was to be drawn before the style was there; a style of another theme may come without the layer of people.
  map.on('style.load', () => {
    people.setColours(readPeopleColours(container))
    if (!map.getLayer(peopleLayerId)) map.addLayer(people.layer)
    drawnOrders.restart()
    drawSelected()
    drawRoutes()
  })

  function showAll(isAnimated: boolean): void {
    const { people: shown, orders, selected } = marks
    fit([...shown, ...orders, ...(selected ? [selected] : [])].map(placeOf), closest, isAnimated)
  }

  function fit(places: readonly GeoPoint[], maxZoom: number, isAnimated: boolean): void {
    const motion = isAnimated && !reduced.matches ? { duration: 200 } : { animate: false }
    const bounds = boundsAround(places)
    if (bounds) map.fitBounds(bounds, { padding: roomAround, maxZoom, ...motion })
  }

  const ease = () => (reduced.matches ? { duration: 0 } : { duration: 200 })

  /** The uppermost feature of these layers; none while the style is on its way. */
  function featureAt(at: PointLike | [PointLike, PointLike], layers: readonly string[]) {
    const known = layers.filter((id) => map.getLayer(id))
    return known.length > 0 ? map.queryRenderedFeatures(at, { layers: known })[0] : undefined
  }

  function hit({ x, y }: MapPoint): Hit {
    return hitAt({
      people: () => people.pressedAt({ x, y }),
      orderId() {
        const around: [PointLike, PointLike] = [
          [x - pressRoom, y - pressRoom],
          [x + pressRoom, y + pressRoom],
        ]
        const id: unknown = featureAt(around, [selectedLayer, orderLayer])?.properties['id']
        return typeof id === 'string' ? id : null
      },
      hasOrderCluster: () => featureAt([x, y], [orderClusterLayer]) !== undefined,
    })
  }

  function press(point: MapPoint): Pressed | undefined {
    const effect = effectOf(hit(point), map.getZoom() >= map.getMaxZoom())
    if (effect.kind === 'select') return effect.pressed
    if (effect.kind === 'zoomTo') fit(effect.places, map.getMaxZoom(), true)
    else
      map.easeTo({
        center: map.unproject([point.x, point.y]),
        zoom: map.getZoom() + 2,
        ...ease(),
      })
    return undefined
  }

  return {
    at: (point) => selectable(hit(point)),
    show(next) {
      const before = marks
      marks = next
      people.show(next.people)
      if (before.selected !== next.selected) drawSelected()
      drawnOrders.show(next.orders)
      if (before.routes !== next.routes) drawRoutes()
      if (!isShown && next.people.length + next.orders.length > 0) {
        isShown = true
        showAll(false)
      }
    },
    listen(onPress) {
      const click = map.on('click', ({ point }) => {
        const pressed = press(point)
        if (pressed !== undefined) onPress(pressed)
      })
      const move = map.on('mousemove', ({ point }) => {
        const under = hit(point)
        const canvas = map.getCanvas()
        canvas.style.cursor = under ? 'pointer' : ''
        canvas.title = namesUnder(under, marks.people).join(', ')
      })
      return () => {
        click.unsubscribe()
        move.unsubscribe()
      }
    },
    setPanning: (isOn) => (isOn ? map.dragPan.enable() : map.dragPan.disable()),
    goTo: (place) =>
      void map.easeTo({
        center: lngLat(place),
        zoom: Math.max(map.getZoom(), personZoom),
        ...ease(),
      }),
    showAll: () => showAll(true),
    onPaint: (heard) => people.onPaint(heard),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, ...ease() }),
    remove() {
      drawnOrders.stop()
      // Gives its canvas back, which the map itself does not.
      if (map.getLayer(peopleLayerId)) map.removeLayer(peopleLayerId)
      remove()
    },
  }
}

function placeOf({ place }: PersonMark | OrderMark): GeoPoint {
  return place
}
