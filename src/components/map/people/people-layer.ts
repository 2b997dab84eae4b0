import type { CustomLayerInterface, Map as Drawing } from 'maplibre-gl'
import { type Clustered, clusterPeople } from './cluster-people.ts'
import { createLabelAtlas, type LabelAtlas } from './label-atlas.ts'
import { type MercatorPoint, toMercator } from './mercator.ts'
import { createPeopleBuffer, type PeopleBuffer } from './people-buffer.ts'
import { createPeopleCanvas, type PeopleCanvas } from './people-canvas.ts'
import { createPeopleGlides } from './people-glides.ts'
import { createPeopleProgram, type PeopleColours, type PeopleProgram } from './people-program.ts'
import { flags } from './people-shaders.ts'
import { numbersOfCluster, numbersOfPerson } from './people-numbers.ts'
import { personAt } from './person-at.ts'
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
  /** Who hears that people were painted; returns how to stop. */
  onPaint(heard: () => void): () => void
}

export interface PeopleLayerOptions {
  readonly colours: PeopleColours
  /** Groups people who are close to each other. */
  readonly clusters: boolean
  /** How long someone glides, in seconds; 0 where motion is not wanted. */
  readonly glideSeconds: () => number
}

const clusterTop = 99

/** All people in one layer above the map, drawn at once; repainted only while someone glides or the map moves. */
export function createPeopleLayer(options: PeopleLayerOptions): PeopleLayer {
  let { colours } = options
  let map: Drawing | undefined
  let canvas: PeopleCanvas | null = null
  let drawn: Drawn | undefined
  /** From the world to the screen, as the map was painted last. */
  let matrix: readonly number[] | undefined
  let frame = 0
  const painted = new Set<() => void>()
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

  function prepare(): void {
    if (!canvas) return
    const { gl } = canvas
    drawn = {
      program: createPeopleProgram(gl),
      atlas: createLabelAtlas(gl),
      people: createPeopleBuffer(gl),
      clusters: createPeopleBuffer(gl),
    }
    regroup()
    repaint()
  }

  const layer: CustomLayerInterface = {
    id: peopleLayerId,
    type: 'custom',
    renderingMode: '2d',
    onAdd(added) {
      map = added
      // The layer of a style that was replaced may not have been removed.
      canvas?.remove()
      canvas = createPeopleCanvas(added, {
        onLost: () => (drawn = undefined),
        onRestored: prepare,
      })
      prepare()
    },
    onRemove() {
      cancelAnimationFrame(frame)
      canvas?.remove()
      canvas = null
      drawn = undefined
    },
    // The map has moved: people move with it in the same frame.
    render(_gl, { defaultProjectionData: { mainMatrix } }) {
      matrix = [...mainMatrix]
      paint()
    },
  }

  /** Paints in the next frame, and leaves the streets as they are. */
  function repaint(): void {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(paint)
  }

  function paint(): void {
    cancelAnimationFrame(frame)
    if (!map || !canvas || !drawn || !origin || !matrix) return
    if (Math.floor(map.getZoom()) !== clusteredZoom) regroup()
    const { program, atlas, people, clusters } = drawn
    const viewport = canvas.begin()
    people.flush()
    clusters.flush()
    program.begin(
      { matrix: relativeMatrix(matrix, origin), now: glides.now(), viewport, colours },
      atlas.texture,
    )
    program.draw(people.buffer, 0, marks.length, 'accuracy')
    program.draw(people.buffer, 0, marks.length, 'marks')
    program.draw(clusters.buffer, 0, clustered.clusters.length, 'marks')
    // Who is selected lies above everyone.
    marks.forEach(({ isSelected }, i) => isSelected && program.draw(people.buffer, i, 1, 'marks'))
    program.end()
    for (const heard of painted) heard()
    if (glides.isMoving()) repaint()
  }

  return {
    layer,
    show(next) {
      const seconds = options.glideSeconds()
      origin ??= next[0] ? toMercator(next[0].place) : null
      glides.show(next, seconds)
      marks = next
      regroup()
      repaint()
    },
    pressedAt(point) {
      return map ? personAt(point, { map, marks, clustered, glides }) : null
    },
    setColours(next) {
      colours = next
      repaint()
    },
    onPaint(heard) {
      painted.add(heard)
      return () => painted.delete(heard)
    },
  }
}

interface Drawn {
  readonly program: PeopleProgram
  readonly atlas: LabelAtlas
  readonly people: PeopleBuffer
  readonly clusters: PeopleBuffer
}
