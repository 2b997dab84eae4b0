import type { Bar, Stretch } from './lane-model.ts'

/**
 * The bars that touch a stretch of the day, of bars sorted by start; a binary search finds where they begin. `longest`
 * is the length of the longest of all bars, in minutes.
 */
export function visibleBars(bars: readonly Bar[], view: Stretch, longest: number): readonly Bar[] {
  let [low, high] = [0, bars.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const bar = bars[middle]
    if (bar && bar.from < view.from - longest) low = middle + 1
    else high = middle
  }
  const visible: Bar[] = []
  for (let at = low; at < bars.length; at += 1) {
    const bar = bars[at]
    if (!bar || bar.from > view.to) break
    if (bar.to >= view.from) visible.push(bar)
  }
  return visible
}
