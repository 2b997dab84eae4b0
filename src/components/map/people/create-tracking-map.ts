import type { GeoJSONSource, PointLike } from 'maplibre-gl'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { type BaseMapOptions, createBaseMap } from '../create-base-map.ts'
import { boundsAround, lngLat } from '../lng-lat.ts'
import { readMarkColours } from '../map-points.ts'
import { orderDiff } from './order-diff.ts'
import {
  orderClusterLayer,
  orderFeatures,
  orderLayer,
  type OrderMark,
  orderSource,
  routeFeatures,
  type RouteMark,
  routeSource,
  withOrders,
} from './order-layers.ts'
import { readPeopleColours } from './people-colours.ts'
import { createPeopleLayer, peopleLayerId } from './people-layer.ts'
import type { PersonMark } from './person-mark.ts'

export interface TrackingMarks {
  readonly people: readonly PersonMark[]
  readonly orders: readonly OrderMark[]
  readonly routes: readonly RouteMark[]
  /** The selected order. */
  readonly orderId: string | null
}

/** What was pressed: a person, an order, or the map between them. */
export type Pressed = { readonly kind: 'person' | 'order'; readonly id: string } | null

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
/** Orders are redrawn at most this often. */
const ordersEveryMs = 500

/** People, orders and routes on the streets. Throws if the browser cannot render maps. */
export function createTrackingMap(options: TrackingMapOptions): TrackingMap {
  const { container, source } = options
  const { west, south, east, north } = source.box
  let marks: TrackingMarks = { people: [], orders: [], routes: [], orderId: null }
  let drawnOrders: readonly OrderMark[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
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

  // A style of another theme comes without the layer of people.
  map.on('styledata', () => {
    if (map.getLayer(peopleLayerId) || !map.getSource(orderSource)) return
    people.setColours(readPeopleColours(container))
    map.addLayer(people.layer)
    drawnOrders = marks.orders
    select(null, marks.orderId)
  })

  function drawOrders(): void {
    timer = undefined
    const diff = orderDiff(drawnOrders, marks.orders)
    const orders = map.getSource<GeoJSONSource>(orderSource)
    if (!diff || !orders) return
    if (drawnOrders.length === 0) void orders.setData(orderFeatures(marks.orders))
    else void orders.updateData(diff)
    drawnOrders = marks.orders
  }

  function select(before: string | null, after: string | null): void {
    if (!map.getSource(orderSource)) return
    if (before !== null) map.removeFeatureState({ source: orderSource, id: before })
    if (after !== null) map.setFeatureState({ source: orderSource, id: after }, { selected: true })
  }

  function showAll(isAnimated: boolean): void {
    const places = [...marks.people, ...marks.orders].map(({ place }) => place)
    const bounds = boundsAround(places)
    const motion = isAnimated && !reduced.matches ? { duration: 200 } : { animate: false }
    if (bounds) map.fitBounds(bounds, { padding: roomAround, maxZoom: closest, ...motion })
  }

  const ease = () => (reduced.matches ? { duration: 0 } : { duration: 200 })

  function at(point: MapPoint): Pressed {
    const person = people.pressedAt(point)
    if (person?.kind === 'person') return person
    const { x, y } = point
    const around: [PointLike, PointLike] = [
      [x - pressRoom, y - pressRoom],
      [x + pressRoom, y + pressRoom],
    ]
    const [found] = map.getLayer(orderLayer)
      ? map.queryRenderedFeatures(around, { layers: [orderLayer] })
      : []
    const id: unknown = found?.properties['id']
    return typeof id === 'string' ? { kind: 'order', id } : null
  }

  /** Zooms into a group of people or orders; false where none was pressed. */
  function openCluster({ x, y }: MapPoint): boolean {
    const group = people.pressedAt({ x, y })
    const orders = map.getLayer(orderClusterLayer)
      ? map.queryRenderedFeatures([x, y], { layers: [orderClusterLayer] })
      : []
    const place = group?.kind === 'cluster' ? group.place : null
    if (!place && orders.length === 0) return false
    const center = place ? lngLat(place) : map.unproject([x, y])
    map.easeTo({ center, zoom: map.getZoom() + 2, ...ease() })
    return true
  }

  return {
    at,
    show(next) {
      const before = marks
      marks = next
      people.show(next.people)
      if (before.orderId !== next.orderId) select(before.orderId, next.orderId)
      if (before.orders !== next.orders)
        timer ??= setTimeout(drawOrders, isShown ? ordersEveryMs : 0)
      if (before.routes !== next.routes)
        void map.getSource<GeoJSONSource>(routeSource)?.setData(routeFeatures(next.routes))
      if (!isShown && next.people.length + next.orders.length > 0) {
        isShown = true
        showAll(false)
      }
    },
    listen(onPress) {
      const click = map.on('click', ({ point }) => {
        const pressed = at(point)
        if (pressed || !openCluster(point)) onPress(pressed)
      })
      const move = map.on('mousemove', ({ point }) => {
        map.getCanvas().style.cursor = at(point) ? 'pointer' : ''
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
      clearTimeout(timer)
      // Gives its canvas back, which the map itself does not.
      if (map.getLayer(peopleLayerId)) map.removeLayer(peopleLayerId)
      remove()
    },
  }
}
