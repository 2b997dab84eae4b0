import { createDayChecker } from '#features/schedule/board/check-board.ts'
import { shownPeople } from '#components/dispatch/shown-people.ts'
import { createLaneBuilder } from '#features/schedule/day/build-lanes.ts'
import { dayAxis } from '#domain/dispatch/day-axis.ts'
import { dayBounds } from '#domain/dispatch/day-bounds.ts'
import { setRegion, withMessages } from '#messages/index.ts'
import '#ui/global.css'
import { calendarTimeline } from './calendar-timeline.tsx'
import { daybook } from './daybook.tsx'
import { nextFrame, timed } from './painted.ts'
import { makeScene } from './scene.ts'
import type { Subject, Target } from './types.ts'
import { visTimeline } from './vis-timeline.ts'

const subjects: Readonly<Record<string, Subject>> = {
  Daybook: daybook,
  'vis-timeline': visTimeline,
  'react-calendar-timeline': calendarTimeline,
}

const query = new URLSearchParams(location.search)
const subject = subjects[query.get('subject') ?? ''] ?? daybook
const scene = makeScene(Number(query.get('visits')))
const host = document.querySelector<HTMLElement>('#host') ?? document.body
const items = [...scene.data.items.values()]
const people = [...scene.data.board.people.keys()]

let longest = 0
const tasks = new PerformanceObserver((list) => note(list.getEntries()))
tasks.observe({ type: 'longtask' })
function note(entries: PerformanceEntryList): void {
  longest = Math.max(longest, ...entries.map(({ duration }) => duration))
}

let dragging = Promise.resolve(0)
let held = ''
let aimed: { visitId: string; to: Target } = { visitId: '', to: { personId: '', start: '' } }
const onMove = () => {
  // Events of the pointer belong to a frame, so what they draw at once is painted in it.
  dragging = timed(
    () => undefined,
    () => true,
    nextFrame,
  )
}

/** Visits whose bars are whole on the screen, below the head and before the end. */
function onScreen() {
  const { left, right, top, bottom } = host.getBoundingClientRect()
  return items.filter(({ id }) => {
    const box = subject.bar(id)?.getBoundingClientRect()
    return (
      box !== undefined &&
      box.left > left + 220 &&
      box.right < right - 120 &&
      box.top > top + 70 &&
      box.bottom < bottom - 60
    )
  })
}

function countOnScreen(): number {
  const { left, right } = host.getBoundingClientRect()
  return [...host.querySelectorAll(subject.bars)].filter((bar) => {
    const box = bar.getBoundingClientRect()
    return box.right > left && box.left < right
  }).length
}

function placeOf(visitId: string): string {
  const box = subject.bar(visitId)?.getBoundingClientRect()
  return `${box?.left} ${box?.top}`
}

function ready(): void {
  globalThis.board = {
    draw: (pixelsPerMinute) =>
      timed(
        () => subject.draw(host, scene, pixelsPerMinute),
        () => items.some(({ id }) => subject.bar(id) !== null),
      ),
    async step(pixels) {
      const from = performance.now()
      let first = 0
      let shown = 0
      const last = await timed(
        () => subject.step(pixels),
        (at) => {
          if (first > 0) return true
          first = at - from
          shown = countOnScreen()
          return false
        },
      )
      return countOnScreen() === shown ? first : last
    },
    stepAndSettle: (pixels) => timed(() => subject.step(pixels)),
    aim(n) {
      const shown = onScreen()
      const item = shown[(n * 7) % shown.length]
      const other = shown[(n * 11 + 5) % shown.length]
      if (!item || !other) throw new Error('No visit on the screen')
      const lane = people.indexOf(other.assigneeIds[0] ?? '')
      const personId = people[lane + (other.assigneeIds[0] === item.assigneeIds[0] ? 1 : 0)] ?? ''
      const start = new Date(Date.parse(other.start ?? '') + 300_000).toISOString()
      aimed = { visitId: item.id, to: { personId, start } }
    },
    async move() {
      const { visitId, to } = aimed
      const before = placeOf(visitId)
      const from = performance.now()
      let moved = 0
      await timed(
        () => subject.move(visitId, to),
        (at) => {
          if (moved === 0 && placeOf(visitId) !== before) moved = at - from
          return moved > 0
        },
      )
      return moved
    },
    grip() {
      held = onScreen()[0]?.id ?? ''
      const box = subject.bar(held)?.getBoundingClientRect()
      if (!box) throw new Error('No visit on the screen')
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    },
    startDrag() {
      addEventListener('pointermove', onMove, { capture: true })
    },
    dragPainted: () => dragging,
    endDrag() {
      removeEventListener('pointermove', onMove, { capture: true })
    },
    dragged() {
      const box = subject.dragged(held)?.getBoundingClientRect()
      return `${box?.left} ${box?.top}`
    },
    elements: () => host.querySelectorAll('*').length,
    takeLongestTask() {
      note(tasks.takeRecords())
      const found = longest
      longest = 0
      return found
    },
    compute() {
      const { board, items: byId } = scene.data
      const from = performance.now()
      const findings = createDayChecker()(board, [scene.day])
      const checked = performance.now()
      const axis = dayAxis(scene.day, board.company.timeZone)
      const shown = shownPeople(board)
      createLaneBuilder()({ board, items: byId, findings, axis, people: shown })
      return { checks: checked - from, lanes: performance.now() - checked }
    },
  }
}

// Before the visits are read, the app has asked for the bounds of the days that it reads.
dayBounds(scene.day, scene.data.board.company.timeZone)
setRegion({ timeZone: scene.data.board.company.timeZone, currency: 'EUR' })
document.documentElement.dataset['theme'] = 'light'
void withMessages(async () => undefined)
  // The app has loaded its font long before the board is opened; text in another one would be laid out twice.
  .then(() => document.fonts.load('1rem "Inter Variable"'))
  .then(ready)
