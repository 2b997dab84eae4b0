import type { CustomLayerInterface, CustomRenderMethodInput, Map as Drawing } from 'maplibre-gl'
import { type Clustered, clusterPeople } from './cluster-people.ts'
import { glidePoint } from './glide.ts'
import { createLabelAtlas, type LabelAtlas } from './label-atlas.ts'
import { type MercatorPoint, toMercator } from './mercator.ts'
import { createPeopleBuffer, type PeopleBuffer } from './people-buffer.ts'
import { createPeopleGlides } from './people-glides.ts'
import { createPeopleProgram, type PeopleColours, type PeopleProgram } from './people-program.ts'
import { flags } from './people-shaders.ts'
import { numbersOfCluster, numbersOfPerson } from './people-numbers.ts'
import type { PersonMark, PressedPeople } from './person-mark.ts'
import { relativeMatrix } from './relative-matrix.ts'

export const peopleLayerId = 'people'

export interface PeopleLayer {
  readonly layer: CustomLayerInterface
  /** Who is where; who has moved glides there for a second at most. */
  show(marks: readonly PersonMark[]): void
  /** Who is drawn at this point of the window, the nearest first; null for no one. */
  pressedAt(point: { readonly x: number; readonly y: number }): PressedPeople | null
  setColours(colours: PeopleColours): void
}

export interface PeopleLayerOptions {
  readonly colours: PeopleColours
  /** Groups people who are close to each other. */
  readonly clusters: boolean
  /** How long someone glides, in seconds; 0 where motion is not wanted. */
  readonly glideSeconds: () => number
}

/** How far beside the middle of a person a press still counts, in pixels. */
const pressRadius = 22
const clusterTop = 99

/** All people in one layer of the map, drawn at once; repainted only while someone glides. */
export function createPeopleLayer(options: PeopleLayerOptions): PeopleLayer {
  let { colours } = options
  let map: Drawing | undefined
  let drawn: Drawn | undefined
  let marks: readonly PersonMark[] = []
  let clustered: Clustered = { alone: [], clusters: [] }
  let clusteredZoom = Number.NaN
  /** Coordinates are relative to it: single precision is not enough for streets of the whole world. */
  let origin: MercatorPoint | null = null
  const glides = createPeopleGlides()

  function regroup(): void {
    if (!map) return
    clusteredZoom = Math.floor(map.getZoom())
    const all = marks.map((_, i) => i)
    clustered = options.clusters
      ? clusterPeople(
          marks.map(({ place }) => toMercator(place)),
          clusteredZoom,
          (i) => marks[i]?.isSelected === true,
        )
      : { alone: all, clusters: [] }
    write()
  }

  function write(): void {
    if (!drawn || !origin) return
    const { atlas, people, clusters } = drawn
    const isAlone = new Set(clustered.alone)
    marks.forEach((mark, i) => {
      const bits = (isAlone.has(i) ? 0 : flags.hidden) | (mark.isSelected ? flags.selected : 0)
      const glide = glides.of(mark.id)
      if (glide && origin)
        people.write(i, numbersOfPerson(mark, glide, origin, atlas.cellOf(mark.label), bits))
    })
    clustered.clusters.forEach(({ members, place }, i) => {
      const count = members.length > clusterTop ? `${clusterTop}+` : `${members.length}`
      if (origin) clusters.write(i, numbersOfCluster(place, origin, atlas.cellOf(count)))
    })
  }

  const layer: CustomLayerInterface = {
    id: peopleLayerId,
    type: 'custom',
    renderingMode: '2d',
    onAdd(added, gl) {
      map = added
      drawn = {
        program: createPeopleProgram(gl),
        atlas: createLabelAtlas(gl),
        people: createPeopleBuffer(gl),
        clusters: createPeopleBuffer(gl),
      }
      regroup()
    },
    onRemove() {
      drawn?.program.remove()
      drawn?.people.remove()
      drawn?.clusters.remove()
      drawn = undefined
    },
    render(_gl, input) {
      if (!map || !drawn || !origin) return
      if (Math.floor(map.getZoom()) !== clusteredZoom) regroup()
      paint(drawn, input, origin)
      if (glides.isMoving()) map.triggerRepaint()
    },
  }

  function paint(all: Drawn, input: CustomRenderMethodInput, from: MercatorPoint): void {
    const { program, atlas, people, clusters } = all
    people.flush()
    clusters.flush()
    const { clientWidth, clientHeight } = map?.getCanvas() ?? { clientWidth: 1, clientHeight: 1 }
    const matrix = relativeMatrix(input.defaultProjectionData.mainMatrix, from)
    const viewport = [clientWidth, clientHeight] as const
    program.begin({ matrix, now: glides.now(), viewport, colours }, atlas.texture)
    program.draw(people.buffer, 0, marks.length, 'accuracy')
    program.draw(people.buffer, 0, marks.length, 'marks')
    program.draw(clusters.buffer, 0, clustered.clusters.length, 'marks')
    // Who is selected lies above everyone.
    marks.forEach(({ isSelected }, i) => isSelected && program.draw(people.buffer, i, 1, 'marks'))
    program.end()
  }

  return {
    layer,
    show(next) {
      const seconds = options.glideSeconds()
      origin ??= next[0] ? toMercator(next[0].place) : null
      glides.show(next, seconds)
      marks = next
      regroup()
      map?.triggerRepaint()
    },
    pressedAt({ x, y }) {
      if (!map) return null
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
        const [first] = people
        if (first)
          found.push({
            distance: near(place),
            pressed: { kind: 'cluster', ids: people.map(({ id }) => id), place: first.place },
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
    },
    setColours(next) {
      colours = next
      map?.triggerRepaint()
    },
  }
}

interface Drawn {
  readonly program: PeopleProgram
  readonly atlas: LabelAtlas
  readonly people: PeopleBuffer
  readonly clusters: PeopleBuffer
}
