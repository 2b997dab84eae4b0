import type { GeoJSONSource, LngLatBoundsLike, PointLike } from 'maplibre-gl'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { type BaseMapOptions, createBaseMap } from './create-base-map.ts'
import { boundsAround, lngLat } from './lng-lat.ts'
import {
  lineFeatures,
  type MapMarks,
  pointFeatures,
  pointLayer,
  readMarkColours,
  withMarks,
} from './map-points.ts'

export type PointsMapOptions = Pick<BaseMapOptions, 'container' | 'source' | 'label' | 'onState'>

export interface PointsMap {
  /** Draws these points and lines: the first all in view, later ones so that what is selected is. */
  readonly show: (marks: MapMarks) => void
  /** Who hears which point was pressed, null for the map between them, and where. Returns how to stop. */
  readonly listen: (onPress: (id: string | null, place: GeoPoint) => void) => () => void
  readonly showAll: () => void
  readonly zoomBy: (steps: number) => void
  readonly remove: () => void
}

const closest = 15
const widest = 5
const roomAround = 48
/** How far beside a point a press still counts, in pixels. */
const pressRoom = 8

/** A map of many points and the lines between them. Throws if the browser cannot render maps. */
export function createPointsMap(options: PointsMapOptions): PointsMap {
  const { container, source } = options
  const { west, south, east, north } = source.box
  let marks: MapMarks = { points: [], lines: [] }
  let isShown = false
  const { map, remove } = createBaseMap({
    ...options,
    center: { longitude: (west + east) / 2, latitude: (south + north) / 2 },
    zoom: source.minZoom,
    minZoom: Math.min(widest, source.minZoom),
    extendStyle: (style) => withMarks(style, marks, readMarkColours(container)),
  })

  function draw(): void {
    const colours = readMarkColours(container)
    void map.getSource<GeoJSONSource>('lines')?.setData(lineFeatures(marks, colours))
    void map.getSource<GeoJSONSource>('points')?.setData(pointFeatures(marks, colours.tones))
  }

  function showAll(isAnimated: boolean): void {
    const bounds = boundsOf(marks)
    if (bounds)
      map.fitBounds(bounds, {
        padding: roomAround,
        maxZoom: closest,
        ...(isAnimated ? { duration: 200 } : { animate: false }),
      })
  }

  function showSelected(): void {
    const selected = marks.points.find(({ isSelected }) => isSelected)
    if (selected && !map.getBounds().contains(lngLat(selected.place)))
      map.easeTo({ center: lngLat(selected.place), duration: 200 })
  }

  function pointAt({ x, y }: { x: number; y: number }): string | null {
    const around: [PointLike, PointLike] = [
      [x - pressRoom, y - pressRoom],
      [x + pressRoom, y + pressRoom],
    ]
    const found = map.queryRenderedFeatures(around, { layers: [pointLayer] })
    const id: unknown = found[0]?.properties['id']
    return typeof id === 'string' ? id : null
  }

  // What was to be drawn before the style was there.
  map.on('style.load', draw)
  map.on('mouseenter', pointLayer, () => void (map.getCanvas().style.cursor = 'pointer'))
  map.on('mouseleave', pointLayer, () => void (map.getCanvas().style.cursor = ''))

  return {
    show(next) {
      const isFirst = next.around ? !isShown : marks.points.length === 0
      marks = next
      isShown = true
      draw()
      if (isFirst) showAll(false)
      else if (!next.around) showSelected()
    },
    listen(onPress) {
      const click = map.on('click', ({ point, lngLat: { lng, lat } }) =>
        onPress(pointAt(point), { longitude: lng, latitude: lat }),
      )
      return () => click.unsubscribe()
    },
    showAll: () => showAll(true),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 150 }),
    remove,
  }
}

function boundsOf({ points, around }: MapMarks): LngLatBoundsLike | null {
  return boundsAround(around ?? points.map(({ place }) => place))
}
