import { createTrackingMap } from '#components/map/people/create-tracking-map.ts'
import { builtInTiles } from '#domain/geo/tile-source.ts'
import { orders, people } from './scene.ts'
import type { MapSubject } from './page.ts'

/** People as Daybook draws them. */
export function createWithLayer(container: HTMLElement): MapSubject {
  let onDrawn = () => {}
  const drawn = new Promise<void>((resolve) => {
    onDrawn = resolve
  })
  const map = createTrackingMap({
    container,
    source: builtInTiles,
    label: 'Map',
    clusters: false,
    onState: (state) => state === 'drawn' && onDrawn(),
  })
  const shown = { orders, selected: null, routes: [] }
  map.show({ people, ...shown })
  return {
    whenIdle: () => drawn,
    onPaint: (heard) => map.onPaint(heard),
    arrived: (next) => map.show({ people: next, ...shown }),
    frame: () => undefined,
  }
}
