import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { thumbSide } from './shrink.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** Loads a photo's bytes. */
export type LoadPhoto = (photoId: string) => Promise<Result<Blob, Problem>>

/** Maximum number of thumbnails kept in memory. */
const maxThumbs = 300
const thumbs = new Map<string, Promise<string | null>>()

/** The object URL of a thumbnail, created once; null if the photo's bytes are not available. */
export function thumbOf(photoId: string, load: LoadPhoto): Promise<string | null> {
  const thumb = thumbs.get(photoId) ?? make(photoId, load)
  keep(photoId, thumb)
  return thumb
}

/** Takes over the object URL of a picture that was made when the photo was taken. */
export function keepThumb(photoId: string, url: string): void {
  keep(photoId, Promise.resolve(url))
}

function keep(photoId: string, thumb: Promise<string | null>): void {
  thumbs.delete(photoId)
  thumbs.set(photoId, thumb)
  for (const oldest of thumbs.keys()) {
    if (thumbs.size <= maxThumbs) break
    forget(oldest)
  }
}

async function make(photoId: string, load: LoadPhoto): Promise<string | null> {
  const bytes = await load(photoId)
  const shrunk = bytes.ok ? await shrinkPhoto(bytes.value, { longSide: thumbSide }) : null
  if (!shrunk) {
    thumbs.delete(photoId)
    return null
  }
  return URL.createObjectURL(shrunk.data)
}

function forget(photoId: string): void {
  void thumbs.get(photoId)?.then((url) => url !== null && URL.revokeObjectURL(url))
  thumbs.delete(photoId)
}
