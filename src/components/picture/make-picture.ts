import {
  maxPictureBytes,
  type PictureFields,
  pictureSides,
  pictureTypes,
} from '#domain/entities/picture.ts'
import { base64OfBytes } from '#lib/base64.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { shrinkPhoto } from '../photo/shrink-photo.ts'

/** Larger files are not opened: decoding them could end the page on a phone. */
const maxFileBytes = 30 * 1024 * 1024

/** Why a file cannot be a picture. */
export type PictureProblem = 'unsupported' | 'tooBig' | 'unreadable'

/** A chosen file as a picture: a person's as a small square, a logo as it is, both redrawn and within the limits. */
export async function makePicture(
  file: Blob,
  kind: keyof typeof pictureSides,
  shrink = shrinkPhoto,
): Promise<Result<PictureFields, PictureProblem>> {
  if (!pictureTypes.some((type) => type === file.type)) return fail('unsupported')
  if (file.size > maxFileBytes) return fail('tooBig')
  const shrunk = await shrink(file, {
    longSide: pictureSides[kind],
    isSquare: kind === 'person',
    maxBytes: maxPictureBytes,
  })
  const contentType = pictureTypes.find((type) => type === shrunk?.data.type)
  if (!shrunk || !contentType) return fail('unreadable')
  const bytes = new Uint8Array(await shrunk.data.arrayBuffer())
  return ok({
    contentType,
    width: shrunk.width,
    height: shrunk.height,
    data: base64OfBytes(bytes),
  })
}
