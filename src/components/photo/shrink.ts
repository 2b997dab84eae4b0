import { fitWithin } from './fit-within.ts'

/** A photo as it is stored. Redrawing it removes the camera's metadata (where, when, who). */
export interface ShrunkPhoto {
  readonly data: Blob
  readonly width: number
  readonly height: number
}

/** A canvas, in a worker or on the page. */
export interface Canvas {
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
  readonly encode: (type: string, quality: number) => Promise<Blob>
}

/** The photo, upright and at most `longSide` pixels long. Rejects if it cannot be decoded. */
export async function shrink(
  photo: Blob,
  longSide: number,
  canvasOf: (width: number, height: number) => Canvas,
): Promise<ShrunkPhoto> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = fitWithin(bitmap.width, bitmap.height, longSide)
  const { context, encode } = canvasOf(width, height)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const webp = await encode('image/webp', 0.82)
  // Browsers that cannot encode WebP return a PNG, which is several times larger.
  const data = webp.type === 'image/webp' ? webp : await encode('image/jpeg', 0.84)
  return { data, width, height }
}
