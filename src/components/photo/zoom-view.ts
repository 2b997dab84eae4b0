/** How an enlarged photo lies in its frame: shifted from the middle, in pixels. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Point {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

export const wholePhoto: ZoomView = { scale: 1, x: 0, y: 0 }
const most = 6
const doubleTap = 2.5

/** Enlarges about a point of the frame, given from its middle: what is under the fingers stays under them. */
export function zoomAbout(view: ZoomView, factor: number, at: Point, frame: Frame): ZoomView {
  const scale = Math.min(most, Math.max(1, view.scale * factor))
  const by = scale / view.scale
  return within({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, frame)
}

/** Shifts an enlarged photo, not beyond its edges. */
export function pan(view: ZoomView, by: Point, frame: Frame): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
}

/** What a double tap does: enlarges what is tapped, or shows the whole photo again. */
export function toggleZoom(view: ZoomView, at: Point, frame: Frame): ZoomView {
  return view.scale > 1 ? wholePhoto : zoomAbout(view, doubleTap, at, frame)
}

/** Which way a finger that moved over the whole photo turns: to the next one, the previous one, or none. */
export function turnOf(by: Point): 1 | -1 | 0 {
  if (Math.abs(by.x) < 56 || Math.abs(by.x) < Math.abs(by.y) * 1.5) return 0
  return by.x < 0 ? 1 : -1
}

function within({ scale, x, y }: ZoomView, { width, height }: Frame): ZoomView {
  return {
    scale,
    x: bounded(x, ((scale - 1) * width) / 2),
    y: bounded(y, ((scale - 1) * height) / 2),
  }
}

function bounded(value: number, limit: number): number {
  // Without the sum, nothing shifted the other way would be a negative zero.
  return Math.min(limit, Math.max(-limit, value)) + 0
}
