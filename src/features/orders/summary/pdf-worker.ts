import pdfMake from 'pdfmake/build/pdfmake.min.js'
import medium from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'
import { markPath, markWidth } from '#components/photo/mark-path.ts'
import type { PhotoMark } from '#domain/entities/photo.ts'
import { summaryDocument, type Summary } from './summary-document.ts'

/** A summary whose images are still blobs. */
export type PdfRequest = Omit<Summary, 'logo' | 'photos' | 'signatures'> & {
  readonly logo: Blob | null
  readonly photos: readonly {
    readonly image: Blob
    readonly words: string
    readonly marks: readonly PhotoMark[]
  }[]
  readonly signatures: readonly {
    readonly image: Blob
    readonly words: string
    readonly signed: readonly string[]
  }[]
}

/** null if the PDF could not be generated. */
export type PdfAnswer = Blob | null

const at = (path: string) => new URL(path, location.origin).href
pdfMake.addFonts({ Roboto: { normal: at(regular), bold: at(medium) } })

addEventListener('message', (event: MessageEvent<PdfRequest>) => {
  void answer(event.data)
})

async function answer(request: PdfRequest): Promise<void> {
  const reply = (pdf: PdfAnswer) => postMessage(pdf)
  try {
    const summary: Summary = {
      ...request,
      logo: request.logo && (await logoOf(request.logo)),
      photos: await Promise.all(request.photos.map(drawn)),
      signatures: await Promise.all(
        request.signatures.map(async (one) => ({
          ...(await drawn({ ...one, marks: [] })),
          signed: one.signed,
        })),
      ),
    }
    reply(await pdfMake.createPdf(summaryDocument(summary)).getBlob())
  } catch (error) {
    reportError(error)
    reply(null)
  }
}

/** A logo that cannot be opened is left out: the report matters more. */
async function logoOf(image: Blob): Promise<string | null> {
  try {
    return (await drawn({ image, words: '', marks: [] })).image
  } catch {
    return null
  }
}

/** Renders a photo with its marks; pdfmake accepts only JPEG and PNG. */
async function drawn({ image, words, marks }: PdfRequest['photos'][number]) {
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
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return { image: `data:image/jpeg;base64,${btoa(text)}`, words }
}
