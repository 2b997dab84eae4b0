import { type Glide, glideTo, restAt } from './glide.ts'
import { toMercator } from './mercator.ts'
import type { PersonMark } from './person-mark.ts'

export interface PeopleGlides {
  /** In seconds since these glides were made: small numbers, which keep their precision on the graphics card. */
  now(): number
  show(marks: readonly PersonMark[], seconds: number): void
  of(id: string): Glide | undefined
  isMoving(): boolean
}

/** Where each person is and is going; a person who is new appears at once. */
export function createPeopleGlides(clock: () => number = () => performance.now()): PeopleGlides {
  const began = clock()
  const now = () => (clock() - began) / 1000
  const glides = new Map<string, Glide>()
  let lastEnd = 0
  return {
    now,
    of: (id) => glides.get(id),
    isMoving: () => now() < lastEnd,
    show(marks, seconds) {
      const at = now()
      const shown = new Set<string>()
      for (const { id, place } of marks) {
        shown.add(id)
        const to = toMercator(place)
        const known = glides.get(id)
        if (known && known.to.x === to.x && known.to.y === to.y) continue
        glides.set(id, known ? glideTo(known, to, at, seconds) : restAt(to))
        if (known) lastEnd = at + seconds
      }
      for (const id of glides.keys()) if (!shown.has(id)) glides.delete(id)
    },
  }
}
