import { createGhost } from '../drag/create-ghost.ts'
import { createMarquee } from '../drag/create-marquee.ts'
import type { Stage } from '../day/stage.ts'

/** The drawn board, for what acts on it outside React: gestures, keys, and the outline of what is moved. */
export type BoardHandle = ReturnType<typeof createBoardHandle>

export function createBoardHandle() {
  let root: HTMLElement | null = null
  let scroller: HTMLElement | null = null
  let canvas: HTMLElement | null = null
  let stage: Stage | null = null
  let reveal: (lane: number) => void = () => undefined

  return {
    ghost: createGhost(() => canvas),
    marquee: createMarquee(() => canvas),
    root: () => root,
    scroller: () => scroller,
    canvas: () => canvas,
    /** What the day view shows; null in other views. */
    stage: () => stage,
    /** Scrolls a lane into view. */
    reveal: (lane: number) => reveal(lane),
    setRoot: (element: HTMLElement | null) => void (root = element),
    setScroller: (element: HTMLElement | null) => void (scroller = element),
    setCanvas: (element: HTMLElement | null) => void (canvas = element),
    setStage(next: Stage | null, show: (lane: number) => void = () => undefined) {
      stage = next
      reveal = show
    },
    focusQueue() {
      root?.querySelector<HTMLElement>('[data-drop="queue"] [data-visit]')?.focus()
    },
    focusBoard() {
      root?.querySelector<HTMLElement>('[data-lane-head]')?.focus()
    },
  }
}
