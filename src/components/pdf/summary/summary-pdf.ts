import type { PhotoMark } from '#domain/entities/photo.ts'
import { drawImage, logoUrl } from '../draw-image.ts'
import { type Summary, summaryDocument } from './summary-document.ts'

/** A summary whose images are still blobs. */
export type SummaryRequest = Omit<Summary, 'logo' | 'photos' | 'signatures'> & {
  readonly kind: 'summary'
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

/** The document of a summary, with its images drawn. */
export async function summaryPdf(request: SummaryRequest): Promise<object> {
  const { photos, signatures } = request
  return summaryDocument({
    ...request,
    logo: await logoUrl(request.logo),
    photos: await Promise.all(
      photos.map(async ({ image, words, marks }) => ({
        image: await drawImage(image, marks),
        words,
      })),
    ),
    signatures: await Promise.all(
      signatures.map(async ({ image, words, signed }) => ({
        image: await drawImage(image),
        words,
        signed,
      })),
    ),
  })
}
