/** Where what is looked for is put, as a share of the width: most of a day's work lies after it. */
const share = 1 / 3

/** How far to scroll so that a pixel of the hours is seen: not at all where it is seen already. */
export function leftToShow(
  x: number,
  { from, width }: { readonly from: number; readonly width: number },
): number {
  return x >= from && x <= from + width ? from : Math.max(0, x - width * share)
}
