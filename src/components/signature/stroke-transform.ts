export type StrokeTransform = readonly [number, number, number, number, number, number]

/**
 * How a point on the screen, from the corner of the pad, becomes one of the picture, as `setTransform` takes it. A pad
 * that is higher than wide lies a quarter turn clockwise on the screen: the picture's lines run downwards.
 */
export function strokeTransform(
  box: { readonly width: number; readonly height: number },
  pictureWidth: number,
): { readonly scale: number; readonly transform: StrokeTransform } {
  if (box.height <= box.width) {
    const scale = pictureWidth / box.width
    return { scale, transform: [scale, 0, 0, scale, 0, 0] }
  }
  const scale = pictureWidth / box.height
  return { scale, transform: [0, -scale, scale, 0, 0, scale * box.width] }
}
