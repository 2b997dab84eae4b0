import type { BoardData } from '#features/schedule/board/use-board.ts'

/** One day of a company; the same seed gives the same one. */
export interface Scene {
  readonly day: string
  readonly data: BoardData
}

/** Where a visit is moved to. */
export interface Target {
  readonly personId: string
  /** ISO instant. */
  readonly start: string
}

/** A board that is measured. Its page is 24 hours wide at most, and shows the first of them. */
export interface Subject {
  /** Draws the scene at this many pixels a minute. */
  draw(host: HTMLElement, scene: Scene, pixelsPerMinute: number): void
  /** Scrolls sideways. */
  step(pixels: number): void
  move(visitId: string, to: Target): void
  bar(visitId: string): HTMLElement | null
  /** Matches all bars. */
  readonly bars: string
  /** What follows the mouse while the bar is dragged. */
  dragged(visitId: string): HTMLElement | null
}

/** What the page offers to the bench. All times are in milliseconds. */
export interface BoardPage {
  /** From the call until the last change was painted. */
  draw(pixelsPerMinute: number): Promise<number>
  /** Until the frame after it was painted, or a later one if that did not show everything yet. */
  step(pixels: number): Promise<number>
  /** The same until nothing changes any more, without looking what is shown. */
  stepAndSettle(pixels: number): Promise<number>
  /** Chooses the n-th of some visits on the screen, and another lane and time for it. */
  aim(n: number): void
  /** Moves it there, until it was painted there. */
  move(): Promise<number>
  /** The middle of a bar on the screen. */
  grip(): { readonly x: number; readonly y: number }
  /** Measures every move of the mouse, until `endDrag`. */
  startDrag(): void
  /** From the event of the last move until the last change that it caused was painted. */
  dragPainted(): Promise<number>
  endDrag(): void
  /** What shows where the dragged bar would go, as text; it changes while something is dragged. */
  dragged(): string
  elements(): number
  /** The longest task over 50 ms since the last call; 0 without one. */
  takeLongestTask(): number
  /** Checks and lanes of the scene, computed apart from drawing. */
  compute(): { readonly checks: number; readonly lanes: number }
}

declare global {
  var board: BoardPage
}
