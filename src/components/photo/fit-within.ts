/** The size of an image scaled down so that its longer side is at most `longSide`. */
export function fitWithin(
  width: number,
  height: number,
  longSide: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longSide / Math.max(width, height, 1))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}
