/** Where a card lies, as a style: below what it is about, or above it near the lower edge of the window. */
export type CardPlace = { readonly left: number } & (
  | { readonly top: number; readonly bottom: 'auto' }
  | { readonly top: 'auto'; readonly bottom: number }
)

/** Its width, and the height that it may need, in pixels. */
const cardWidth = 288
const cardHeight = 220
const [gap, edge] = [6, 8]

interface Window {
  readonly innerWidth: number
  readonly innerHeight: number
}

/** Where the card of a box goes; `x` is where it begins at best: the box may begin beyond what is seen of it. */
export function cardPlace(
  box: { readonly top: number; readonly bottom: number },
  x: number,
  { innerWidth, innerHeight }: Window,
): CardPlace {
  const left = Math.max(edge, Math.min(x, innerWidth - cardWidth - edge))
  return box.bottom + gap + cardHeight <= innerHeight
    ? { left, top: box.bottom + gap, bottom: 'auto' }
    : { left, top: 'auto', bottom: innerHeight - box.top + gap }
}
