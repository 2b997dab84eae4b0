type Point = readonly [number, number]

/** Where the two strokes of an arrowhead start; both end at `tip`. */
export function arrowHead(tail: Point, tip: Point, size: number): readonly [Point, Point] {
  const angle = Math.atan2(tip[1] - tail[1], tip[0] - tail[0])
  const side = (turn: number): Point => [
    tip[0] - size * Math.cos(angle + turn),
    tip[1] - size * Math.sin(angle + turn),
  ]
  return [side(0.5), side(-0.5)]
}
