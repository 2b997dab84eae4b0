import { zoomSteps } from '../board/board-url.ts'

/** How far a wheel turns for one step, in pixels; a touchpad sends many small ones. */
const stepPx = 60

/** The step of zoom after a wheel has turned by `delta` more pixels, and how far it is on the way to the next one. */
export function wheelZoom(
  zoom: number,
  turned: number,
  delta: number,
): { readonly zoom: number; readonly turned: number } {
  const isTurnedBack = turned * delta < 0
  const sum = (isTurnedBack ? 0 : turned) + delta
  if (Math.abs(sum) < stepPx) return { zoom, turned: sum }
  return { zoom: within(zoom - Math.sign(sum)), turned: 0 }
}

/** How much further apart two fingers are than when they came down. */
export function pinchRatio(from: number, to: number): number {
  return from < 1 ? 1 : to / from
}

/** The step of zoom whose pixels per minute are nearest to these, by ratio. */
export function nearestZoom(ppm: number): number {
  const distance = (step: number) => Math.abs(Math.log((zoomSteps[step] ?? 1) / ppm))
  return [...zoomSteps.keys()].reduce((best, step) =>
    distance(step) < distance(best) ? step : best,
  )
}

function within(zoom: number): number {
  return Math.max(0, Math.min(zoomSteps.length - 1, zoom))
}
