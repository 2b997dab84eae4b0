import { createLiveValue } from '#lib/live-value.ts'
import { createGhost } from '../drag/create-ghost.ts'
import { createOffered } from '../planner/create-offered.ts'
import { createMarquee } from '../drag/create-marquee.ts'
import { leftToShow } from '../day/left-to-show.ts'
import { spotAt, type Stage } from '../day/stage.ts'

/** The drawn board, for what acts on it outside React: gestures, keys, and the outline of what is moved. */
export type BoardHandle = ReturnType<typeof createBoardHandle>

const snapMinutes = 15

export function createBoardHandle() {
  let root: HTMLElement | null = null
  let scroller: HTMLElement | null = null
  let canvas: HTMLElement | null = null
  let stage: Stage | null = null
  let reveal: (lane: number) => void = () => undefined
  let nowMinute: number | null = null
  let isNowWanted = false

  function revealNow(): void {
    if (!isNowWanted || nowMinute === null || !stage || !scroller) return
    isNowWanted = false
    const from = scroller.scrollLeft
    const width = scroller.clientWidth - stage.left
    scroller.scrollTo({ left: leftToShow(nowMinute * stage.ppm, { from, width }) })
  }

  // What holds a visit at the moment: a pointer, the keys.
  const holders = new Set<string>()
  const held = createLiveValue(false)

  return {
    /** Whether a visit is being dragged, moved or resized: what others change meanwhile waits. */
    held,
    setHeld(holder: 'pointer' | 'keys', isHolding: boolean) {
      if (isHolding) holders.add(holder)
      else holders.delete(holder)
      if (held.get() !== holders.size > 0) held.set(holders.size > 0)
    },
    ghost: createGhost(
      () => canvas,
      () => scroller,
    ),
    marquee: createMarquee(() => canvas),
    offered: createOffered(() => canvas),
    root: () => root,
    scroller: () => scroller,
    canvas: () => canvas,
    /** What the day view shows; null in other views. */
    stage: () => stage,
    /** Whose lane is at a point of the window, and the instant there; null beside the lanes. */
    placeAt(point: { readonly x: number; readonly y: number }) {
      const box = canvas?.getBoundingClientRect()
      const spot = stage && box ? spotAt(stage, point.x - box.left, point.y - box.top) : null
      if (!stage || !spot || spot.minute < 0) return null
      const at = stage.axis.instantAt(Math.floor(spot.minute / snapMinutes) * snapMinutes)
      return { personId: spot.lane.person.user.id, at }
    },
    /** Scrolls a lane into view. */
    reveal: (lane: number) => reveal(lane),
    /** Scrolls the lane of a person into view, where they have one. */
    revealPerson(personId: string | undefined) {
      const index = stage?.lanes.findIndex(({ person }) => person.user.id === personId) ?? -1
      if (index >= 0) reveal(index)
    },
    /** Scrolls the present time into view, once the day view shows today. */
    showNow: () => {
      isNowWanted = true
      revealNow()
    },
    /** The minute of the shown day that it is now; null on another day. */
    setNow(minute: number | null) {
      nowMinute = minute
      revealNow()
    },
    setRoot: (element: HTMLElement | null) => void (root = element),
    setScroller: (element: HTMLElement | null) => void (scroller = element),
    setCanvas: (element: HTMLElement | null) => void (canvas = element),
    setStage(next: Stage | null, show: (lane: number) => void = () => undefined) {
      stage = next
      reveal = show
    },
    focusFound(visitId: string) {
      const row = `[data-drop="queue"] [data-visit="${CSS.escape(visitId)}"]`
      root?.querySelector<HTMLElement>(row)?.focus()
    },
    focusQueue() {
      root?.querySelector<HTMLElement>('[data-drop="queue"] [data-visit]')?.focus()
    },
    /** False where no map is shown. */
    focusMap(): boolean {
      const map = root?.querySelector<HTMLElement>('[data-map] canvas')
      map?.focus()
      return map !== null && map !== undefined
    },
    /** False where the lane of this person is not drawn. */
    focusLane(personId: string): boolean {
      const head = root?.querySelector<HTMLElement>(`[data-lane-head="${CSS.escape(personId)}"]`)
      head?.focus()
      return head !== null && head !== undefined
    },
    focusBoard() {
      root?.querySelector<HTMLElement>('[data-lane-head]')?.focus()
    },
  }
}
