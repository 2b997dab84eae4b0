/** A row as the list lays it out: where it begins and ends, in pixels. */
export interface RowBox {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** The stretch of a list over which a heading stays in sight. */
export interface HeadSpan {
  readonly head: string
  readonly top: number
  readonly height: number
}

/** Where the list begins and ends, in pixels. */
export type ListEnds = Pick<RowBox, 'start' | 'end'>

/**
 * The headings of these rows with the stretches that their rows cover. Only rendered rows are asked, because a list
 * can have thousands. The first stretch reaches from the start of the list and the last one to its end, which are out
 * of sight, so that nothing changes while a list scrolls within one heading.
 */
export function headSpans(
  rows: readonly RowBox[],
  headAt: (index: number) => string | null,
  ends: ListEnds,
): readonly HeadSpan[] {
  const spans: HeadSpan[] = []
  let next = -1
  for (const [at, { index, start, end }] of rows.entries()) {
    const head = headAt(index)
    const last = spans.at(-1)
    const bottom = at === rows.length - 1 ? ends.end : end
    if (last && index === next && last.head === head)
      spans[spans.length - 1] = { ...last, height: bottom - last.top }
    else if (head !== null) {
      const top = at === 0 ? ends.start : start
      spans.push({ head, top, height: bottom - top })
    }
    next = head === null ? -1 : index + 1
  }
  return spans
}
