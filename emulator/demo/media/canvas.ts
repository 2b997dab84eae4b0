import { encodePng } from './png.ts'

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** Signed distance from a shape's edge: below zero inside. */
type Shape = (x: number, y: number) => number

type Box = readonly [x: number, y: number, w: number, h: number]

interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Canvas {
  /** Shaded from `top` to `bottom`, over everything painted before. */
  cover(top: Colour, bottom: Colour): void
  /** A box with round corners, shaded from `top` to `bottom`. */
  box(box: Box, fill: Fill): void
  circle(centre: readonly [x: number, y: number], radius: number, fill: Fill): void
  /** Round-ended strokes from point to point. */
  line(points: readonly (readonly [x: number, y: number])[], width: number, fill: Fill): void
  /** Keeps 32 levels of each channel, which halves the file and hardly shows. */
  coarsen(): void
  png(): Uint8Array
}

export interface Fill {
  readonly colour: Colour
  /** The colour at the bottom of the shape; the same where it is left out. */
  readonly bottom?: Colour
  readonly radius?: number
  /** Units over which the edge fades, a pixel where it is left out: wide for shadows and glows. */
  readonly soft?: number
  /** 0 to 1. */
  readonly opacity?: number
}

/** A small picture in memory, in units of `scale` pixels, on which shapes are painted with smooth edges. */
export function createCanvas(width: number, height: number, scale = 1): Canvas {
  const pixels = new Uint32Array(width * height)

  /** `core` is known to lie inside the shape and to be opaque: it is filled a row at a time. */
  function paint(shape: Shape, bounds: Bounds, fill: Fill, core?: Bounds): void {
    const { colour, bottom = colour, soft = 1 / scale, opacity = 1 } = fill
    const first = Math.max(0, Math.floor((bounds.left - soft) * scale))
    const last = Math.min(width, Math.ceil((bounds.right + soft) * scale))
    const end = Math.min(height, (bounds.bottom + soft) * scale)
    for (let row = Math.max(0, Math.floor((bounds.top - soft) * scale)); row < end; row++) {
      const y = (row + 0.5) / scale
      const depth = Math.min(1, Math.max(0, (y - bounds.top) / (bounds.bottom - bounds.top)))
      const painted = mix(colour, bottom, depth)
      const isCore = core !== undefined && y >= core.top && y < core.bottom
      const coreStart = isCore ? Math.ceil(Math.max(first, core.left * scale)) : last
      const coreEnd = isCore ? Math.floor(Math.min(last, core.right * scale)) : last
      pixels.fill(painted, row * width + coreStart, row * width + Math.max(coreStart, coreEnd))
      paintEdge(first, coreStart)
      paintEdge(Math.max(coreStart, coreEnd), last)

      function paintEdge(from: number, to: number): void {
        for (let column = from; column < to; column++) {
          const inside = 0.5 - shape((column + 0.5) / scale, y) / soft
          if (inside <= 0) continue
          const alpha = Math.min(1, inside) * opacity
          const at = row * width + column
          pixels[at] = alpha === 1 ? painted : blend(pixels[at] ?? 0, painted, alpha)
        }
      }
    }
  }

  return {
    cover(colour, bottom) {
      box([0, 0, width / scale, height / scale], { colour, bottom })
    },
    box,
    circle([cx, cy], radius, fill) {
      const bounds = boundsOf(cx - radius, cy - radius, 2 * radius, 2 * radius)
      paint((x, y) => length(x - cx, y - cy) - radius, bounds, fill)
    },
    line(points, thickness, fill) {
      for (const [i, to] of points.entries()) {
        const from = points[i - 1]
        if (from !== undefined) segment(from, to, thickness / 2, fill)
      }
    },
    coarsen() {
      for (let at = 0; at < pixels.length; at++) pixels[at] = (pixels[at] ?? 0) & 0xf8f8f8
    },
    png: () => encodePng(width, height, pixels),
  }

  function box([x, y, w, h]: Box, fill: Fill): void {
    const { radius = 0, soft = 1 / scale, opacity = 1 } = fill
    const [cx, cy] = [x + w / 2, y + h / 2]
    const edge = Math.max(radius, soft)
    paint(
      (px, py) => {
        const dx = Math.abs(px - cx) - w / 2 + radius
        const dy = Math.abs(py - cy) - h / 2 + radius
        return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
      },
      boundsOf(x, y, w, h),
      fill,
      opacity === 1 ? boundsOf(x + edge, y + edge, w - 2 * edge, h - 2 * edge) : undefined,
    )
  }

  function segment(
    [ax, ay]: readonly [number, number],
    [bx, by]: readonly [number, number],
    radius: number,
    fill: Fill,
  ): void {
    const [dx, dy] = [bx - ax, by - ay]
    const square = dx * dx + dy * dy || 1
    const bounds = {
      left: Math.min(ax, bx) - radius,
      top: Math.min(ay, by) - radius,
      right: Math.max(ax, bx) + radius,
      bottom: Math.max(ay, by) + radius,
    }
    paint(
      (x, y) => {
        const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square))
        return length(x - ax - along * dx, y - ay - along * dy) - radius
      },
      bounds,
      fill,
    )
  }
}

function boundsOf(left: number, top: number, w: number, h: number): Bounds {
  return { left, top, right: left + w, bottom: top + h }
}

/** `Math.hypot` guards against overflow, which costs more than all else here. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** A pixel between two colours: blue, green and red from the highest byte down. */
function mix(from: Colour, to: Colour, share: number): number {
  const red = from[0] + (to[0] - from[0]) * share
  const green = from[1] + (to[1] - from[1]) * share
  const blue = from[2] + (to[2] - from[2]) * share
  return (blue << 16) | (green << 8) | red
}

function blend(under: number, over: number, alpha: number): number {
  const rest = 1 - alpha
  const red = (under & 0xff) * rest + (over & 0xff) * alpha
  const green = ((under >> 8) & 0xff) * rest + ((over >> 8) & 0xff) * alpha
  const blue = (under >> 16) * rest + (over >> 16) * alpha
  return (blue << 16) | (green << 8) | red
}
