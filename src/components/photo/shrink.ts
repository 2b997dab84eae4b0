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

/** How a photo is scaled down. */
export interface Shrinking {
  /** The most pixels of its longer side. */
  readonly longSide: number
  /** Cuts the middle out as a square. */
  readonly isSquare?: boolean
  /** The most bytes; its quality is lowered until it fits. */
  readonly maxBytes?: number
}

/** Receives a small picture of the photo long before all of it is encoded. */
export type OnPreview = (preview: Blob) => void

/** The longest side of a preview and of a thumbnail, in pixels. */
export const thumbSide = 320

const qualities = [0.82, 0.7, 0.55, 0.4, 0.25]

/** The photo, upright and scaled down. Rejects if it cannot be decoded, or not made small enough. */
export async function shrink(
  photo: Blob,
  { longSide, isSquare = false, maxBytes = Infinity }: Shrinking,
  canvasOf: (width: number, height: number) => Canvas,
  onPreview?: OnPreview,
): Promise<ShrunkPhoto> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const side = Math.min(bitmap.width, bitmap.height)
  const [cutWidth, cutHeight] = isSquare ? [side, side] : [bitmap.width, bitmap.height]
  const { width, height } = fitWithin(cutWidth, cutHeight, longSide)
  const { context, encode } = canvasOf(width, height)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(bitmap.width - cutWidth) / 2, (bitmap.height - cutHeight) / 2]
  context.drawImage(bitmap, left, top, cutWidth, cutHeight, 0, 0, width, height)
  bitmap.close()
  if (onPreview) onPreview(await previewOf(context.canvas, canvasOf))
  for (const quality of qualities) {
    const data = await encoded(encode, quality)
    if (data.size <= maxBytes) return { data, width, height }
  }
  throw new Error('Too large')
}

async function previewOf(
  photo: Canvas['context']['canvas'],
  canvasOf: (width: number, height: number) => Canvas,
): Promise<Blob> {
  const { width, height } = fitWithin(photo.width, photo.height, thumbSide)
  const { context, encode } = canvasOf(width, height)
  context.drawImage(photo, 0, 0, width, height)
  // In a tenth of the time that WebP takes; it is never stored.
  return encode('image/jpeg', 0.8)
}

/** Browsers that cannot encode WebP return a PNG, which is several times larger. */
async function encoded(encode: Canvas['encode'], quality: number): Promise<Blob> {
  const webp = await encode('image/webp', quality)
  return webp.type === 'image/webp' ? webp : encode('image/jpeg', quality + 0.02)
}
