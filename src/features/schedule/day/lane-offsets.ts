/** Where each lane begins, in pixels from the top of the first one; the last item is the height of all. */
export function laneOffsets(heights: readonly number[]): readonly number[] {
  const offsets = [0]
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height)
  return offsets
}

/** The index of the lane at a height, the nearest one above or below all; -1 where there are no lanes. */
export function laneAt(offsets: readonly number[], y: number): number {
  const count = offsets.length - 1
  let [low, high] = [0, count - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.min(low, count - 1)
}
