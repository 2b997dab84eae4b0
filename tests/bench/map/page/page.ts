import { type Glide, glideTo, restAt } from '#components/map/people/glide.ts'
import { toMercator } from '#components/map/people/mercator.ts'
import type { PersonMark } from '#components/map/people/person-mark.ts'
import { movedFrom, people, peopleCount } from './scene.ts'
import { type Run, type Subject, subjects } from './types.ts'
import { createWithLayer } from './with-layer.ts'
import { createWithSource } from './with-source.ts'

/** One way of drawing people. */
export interface MapSubject {
  whenIdle(): Promise<void>
  onPaint(heard: () => void): unknown
  /** New positions are there, for those that glide by themselves. */
  arrived(next: readonly PersonMark[]): void
  /** Draws who is moving as they are now, for those that do not. */
  frame(glides: readonly Glide[], moving: readonly number[], now: number): void
}

const glideSeconds = 1
/** As the app tells its map of positions. */
const toldEveryMs = 500
const minute = 60_000

const host = document.querySelector<HTMLElement>('#host')
const asked = new URLSearchParams(location.search).get('subject')
const subject: Subject = subjects.find((name) => name === asked) ?? 'Daybook'
if (!host) throw new Error('The page has no place for the map')
const map = subject === 'Daybook' ? createWithLayer(host) : createWithSource(host, subject)
await map.whenIdle()

let marks = people
const glides: Glide[] = people.map(({ place }) => restAt(toMercator(place)))
const seconds = () => performance.now() / 1000

/** Moves these people, `count` of them from `first` on, in turn. */
function move(first: number, count: number): void {
  const next = [...marks]
  for (let n = first; n < first + count; n += 1) {
    const i = n % peopleCount
    const mark = next[i] as PersonMark
    const place = movedFrom((people[i] as PersonMark).place)
    next[i] = { ...mark, place }
    glides[i] = glideTo(glides[i] as Glide, toMercator(place), seconds(), glideSeconds)
  }
  marks = next
  map.arrived(marks)
}

function run(ms: number, everyMs: number, countOf: (passed: number) => number): Promise<Run> {
  const frames: number[] = []
  const longTasks: number[] = []
  let paints = 0
  map.onPaint(() => (paints += 1))
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  })
  observer.observe({ type: 'longtask' })
  const begun = performance.now()
  let [last, told, moved] = [begun, -Infinity, 0]
  return new Promise((resolve) => {
    const step = () => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      if (now - begun >= ms) {
        observer.disconnect()
        return resolve({ frames: frames.slice(1), longTasks, paints })
      }
      if (now - told >= everyMs) {
        const count = countOf(now - begun) - moved
        move(moved, count)
        moved += count
        told = now
      }
      const at = seconds()
      map.frame(
        glides,
        glides.flatMap(({ end }, i) => (at < end ? [i] : [])),
        at,
      )
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}

globalThis.benchMap = {
  moveAll: (ms) =>
    run(ms, glideSeconds * 1000, (passed) => peopleCount * (1 + Math.floor(passed / 1000))),
  moveSome: (ms) => run(ms, toldEveryMs, (passed) => Math.floor((peopleCount * passed) / minute)),
}
