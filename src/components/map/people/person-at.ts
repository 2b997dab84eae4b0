import type { Map as Drawing } from 'maplibre-gl'
import type { Clustered } from './cluster-people.ts'
import { glidePoint } from './glide.ts'
import { type MercatorPoint, toMercator } from './mercator.ts'
import type { PeopleGlides } from './people-glides.ts'
import type { PersonMark, PressedPeople } from './person-mark.ts'

/** How far beside the middle of a person a press still counts, in pixels. */
const pressRadius = 22

interface DrawnPeople {
  readonly map: Drawing
  readonly marks: readonly PersonMark[]
  readonly clustered: Clustered
  readonly glides: PeopleGlides
}

/** The person or group that is drawn nearest to a point of the window, in pixels; null for no one. */
export function personAt(
  { x, y }: { readonly x: number; readonly y: number },
  { map, marks, clustered, glides }: DrawnPeople,
): PressedPeople | null {
  const { clientWidth, clientHeight } = map.getCanvas()
  const [scale, center] = [512 * 2 ** map.getZoom(), map.getCenter()]
  const middle = toMercator({ latitude: center.lat, longitude: center.lng })
  const near = (place: MercatorPoint) =>
    Math.hypot(
      (place.x - middle.x) * scale + clientWidth / 2 - x,
      (place.y - middle.y) * scale + clientHeight / 2 - y,
    )
  const found: { distance: number; pressed: PressedPeople }[] = []
  for (const { members, place } of clustered.clusters) {
    const people = members.flatMap((i) => marks[i] ?? [])
    found.push({
      distance: near(place),
      pressed: {
        kind: 'cluster',
        ids: people.map(({ id }) => id),
        places: people.map((mark) => mark.place),
      },
    })
  }
  for (const i of clustered.alone) {
    const [mark, glide] = [marks[i], glides.of(marks[i]?.id ?? '')]
    if (mark && glide)
      found.push({
        distance: near(glidePoint(glide, glides.now())),
        pressed: { kind: 'person', id: mark.id },
      })
  }
  const [nearest] = found.toSorted((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= pressRadius ? nearest.pressed : null
}
