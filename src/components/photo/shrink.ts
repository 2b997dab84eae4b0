import { fitWithin } from './fit-within.ts'

/** A picture as it is kept: drawn anew, so that what the camera wrote beside it (where, when, who) is gone. */
export interface Shrunk {
  readonly data: Blob
  readonly width: number
  readonly height: number
}

/** Something to draw on, in a worker or on a page. */
export interface Canvas {
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
  readonly encode: (type: string, quality: number) => Promise<Blob>
}

/** The picture upright and no longer than `longSide`. Rejects where it cannot be read. */
export async function shrink(
  picture: Blob,
  longSide: number,
  canvasOf: (width: number, height: number) => Canvas,
): Promise<Shrunk> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const { width, height } = fitWithin(bitmap.width, bitmap.height, longSide)
  const { context, encode } = canvasOf(width, height)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const webp = await encode('image/webp', 0.82)
  // A browser that cannot write WebP answers with PNG, which is several times as large.
  const data = webp.type === 'image/webp' ? webp : await encode('image/jpeg', 0.84)
  return { data, width, height }
}
