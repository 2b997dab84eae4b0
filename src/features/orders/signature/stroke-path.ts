/** A place on the pad, in its own pixels. */
export type Dot = readonly [x: number, y: number]

/** A hand's line through its dots as an SVG path, rounded where it turns. */
export function strokePath(dots: readonly Dot[]): string {
  const [first, ...rest] = dots
  const last = dots.at(-1)
  if (!first || !last) return ''
  // A dot of an i.
  if (rest.length === 0) return `M${at(first)}l0.1 0`
  const turns = rest.slice(0, -1).map((dot, i) => {
    const next = rest[i + 1] ?? dot
    return `Q${at(dot)} ${at([(dot[0] + next[0]) / 2, (dot[1] + next[1]) / 2])}`
  })
  return `M${at(first)}${turns.join('')}L${at(last)}`
}

function at([x, y]: Dot): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
