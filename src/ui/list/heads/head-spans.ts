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

/**
 * The headings of these rows with the stretches that their rows cover. Only rendered rows are asked, because a list
 * can have thousands: a stretch that began further up begins at the first of them, which is out of sight.
 */
export function headSpans(
  rows: readonly RowBox[],
  headAt: (index: number) => string | null,
): readonly HeadSpan[] {
  const spans: HeadSpan[] = []
  let next = -1
  for (const { index, start, end } of rows) {
    const head = headAt(index)
    const last = spans.at(-1)
    if (last && index === next && last.head === head)
      spans[spans.length - 1] = { ...last, height: end - last.top }
    else if (head !== null) spans.push({ head, top: start, height: end - start })
    next = head === null ? -1 : index + 1
  }
  return spans
}
