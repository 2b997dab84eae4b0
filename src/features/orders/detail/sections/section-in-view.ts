import type { OrderSection } from './open-sections.ts'

export interface SectionBox {
  readonly id: OrderSection
  readonly top: number
  readonly bottom: number
}

/**
 * The section that is being read: the last one that begins above `line`. At the end of the page, which may be too short
 * for the last ones to reach the line, it is the one of which most is in sight, of two the later one. `end` is where the
 * visible page ends.
 */
export function sectionInView(
  boxes: readonly SectionBox[],
  { line, end }: { readonly line: number; readonly end: number },
): OrderSection | null {
  const [first] = boxes
  const last = boxes.at(-1)
  if (!first || !last) return null
  const reached = boxes.findLast(({ top }) => top <= line) ?? first
  if (first.top >= line || last.bottom > end) return reached.id
  const inSight = ({ top, bottom }: SectionBox) => Math.min(bottom, end) - Math.max(top, line)
  return boxes.reduce((most, box) => (inSight(box) >= inSight(most) ? box : most)).id
}
