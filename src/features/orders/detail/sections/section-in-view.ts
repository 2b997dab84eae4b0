import type { OrderSection } from './open-sections.ts'

export interface SectionBox {
  readonly id: OrderSection
  readonly top: number
  readonly bottom: number
}

/**
 * The section that is being read: the last one that begins above `line`, or the very last one where the page has been
 * scrolled to its end, as it may be too short to reach the line. `end` is where the visible page ends.
 */
export function sectionInView(
  boxes: readonly SectionBox[],
  { line, end }: { readonly line: number; readonly end: number },
): OrderSection | null {
  const [first] = boxes
  const last = boxes.at(-1)
  if (!first || !last) return null
  if (first.top < line && last.bottom <= end) return last.id
  return boxes.findLast(({ top }) => top <= line)?.id ?? first.id
}
