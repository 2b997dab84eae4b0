import { encodePng } from './png.ts'

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** Signed distance from a shape's edge: below zero inside. */
type Shape = (x: number, y: number) => number

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
  box(box: readonly [x: number, y: number, w: number, h: number], fill: Fill): void
  circle(centre: readonly [x: number, y: number], radius: number, fill: Fill): void
  /** Round-ended strokes from point to point. */
  line(points: readonly (readonly [x: number, y: number])[], width: number, fill: Fill): void
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
  const rgb = new Float32Array(width * height * 3)

  function paint(shape: Shape, bounds: Bounds, fill: Fill): void {
    const { colour, bottom = colour, soft = 1 / scale, opacity = 1 } = fill
    const first = Math.max(0, Math.floor((bounds.left - soft) * scale))
    const last = Math.min(width, (bounds.right + soft) * scale)
    const end = Math.min(height, (bounds.bottom + soft) * scale)
    for (let row = Math.max(0, Math.floor((bounds.top - soft) * scale)); row < end; row++) {
      const y = (row + 0.5) / scale
      const depth = Math.min(1, Math.max(0, (y - bounds.top) / (bounds.bottom - bounds.top)))
      const [r, g, b] = mix(colour, bottom, depth)
      for (let column = first; column < last; column++) {
        const inside = 0.5 - shape((column + 0.5) / scale, y) / soft
        if (inside <= 0) continue
        const alpha = inside < 1 ? inside * opacity : opacity
        blend((row * width + column) * 3, r, g, b, alpha)
      }
    }
  }

  function blend(at: number, r: number, g: number, b: number, alpha: number): void {
    rgb[at] = (rgb[at] ?? 0) * (1 - alpha) + r * alpha
    rgb[at + 1] = (rgb[at + 1] ?? 0) * (1 - alpha) + g * alpha
    rgb[at + 2] = (rgb[at + 2] ?? 0) * (1 - alpha) + b * alpha
  }

  /** The whole canvas at once, which needs no shape. */
  function cover(colour: Colour, bottom: Colour): void {
    for (let row = 0; row < height; row++) {
      const [r, g, b] = mix(colour, bottom, row / height)
      for (let at = row * width * 3; at < (row + 1) * width * 3; at += 3) blend(at, r, g, b, 1)
    }
  }

  return {
    cover,
    box([x, y, w, h], fill) {
      const radius = fill.radius ?? 0
      const [cx, cy] = [x + w / 2, y + h / 2]
      paint(
        (px, py) => {
          const dx = Math.abs(px - cx) - w / 2 + radius
          const dy = Math.abs(py - cy) - h / 2 + radius
          return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
        },
        { left: x, top: y, right: x + w, bottom: y + h },
        fill,
      )
    },
    circle([cx, cy], radius, fill) {
      const bounds = {
        left: cx - radius,
        top: cy - radius,
        right: cx + radius,
        bottom: cy + radius,
      }
      paint((x, y) => length(x - cx, y - cy) - radius, bounds, fill)
    },
    line(points, thickness, fill) {
      for (const [i, to] of points.entries()) {
        const from = points[i - 1]
        if (from !== undefined) segment(from, to, thickness / 2, fill)
      }
    },
    png: () => encodePng(width, height, new Uint8ClampedArray(rgb)),
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

/** `Math.hypot` guards against overflow, which costs more than all else here. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const channel = (i: 0 | 1 | 2): number => from[i] * (1 - share) + to[i] * share
  return [channel(0), channel(1), channel(2)]
}
