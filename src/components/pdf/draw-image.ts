import { markPath, markWidth } from '#components/photo/mark-path.ts'
import type { PhotoMark } from '#domain/entities/photo.ts'

/** A photo with its marks as a data URL: pdfmake accepts only JPEG and PNG. */
export async function drawImage(image: Blob, marks: readonly PhotoMark[] = []): Promise<string> {
  const bitmap = await createImageBitmap(image)
  const scale = Math.min(1, 1000 / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // A signature may be transparent, which JPEG would show as black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  Object.assign(context, { lineCap: 'round', lineJoin: 'round' })
  for (const mark of marks) {
    const path = new Path2D(markPath(mark, canvas.width, canvas.height))
    const width = markWidth(canvas.width, canvas.height)
    for (const [strokeStyle, lineWidth] of [
      ['white', 2 * width],
      ['oklch(0.6 0.24 27)', width],
    ] as const) {
      Object.assign(context, { strokeStyle, lineWidth })
      context.stroke(path)
    }
  }
  return dataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }))
}

/** A logo as it is, so that every browser embeds the same bytes; one that cannot be opened is left out. */
export async function logoUrl(image: Blob | null): Promise<string | null> {
  if (image === null) return null
  try {
    if (image.type !== 'image/jpeg' && image.type !== 'image/png') return await drawImage(image)
    const bitmap = await createImageBitmap(image)
    bitmap.close()
    return await dataUrl(image)
  } catch {
    return null
  }
}

async function dataUrl(image: Blob): Promise<string> {
  let text = ''
  for (const byte of new Uint8Array(await image.arrayBuffer())) text += String.fromCodePoint(byte)
  return `data:${image.type};base64,${btoa(text)}`
}
