import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { shrinkPhoto, thumbSide } from './shrink-photo.ts'

/** Where a picture's bytes come from. */
export type LoadPhoto = (photoId: string) => Promise<Result<Blob, Problem>>

/** Small pictures kept in memory at most. */
const most = 300
const thumbs = new Map<string, Promise<string | null>>()

/** The address of a small picture, made once; null where its bytes cannot be had now. */
export function thumbOf(photoId: string, load: LoadPhoto): Promise<string | null> {
  const known = thumbs.get(photoId)
  const thumb = known ?? make(photoId, load)
  thumbs.delete(photoId)
  thumbs.set(photoId, thumb)
  for (const oldest of thumbs.keys()) {
    if (thumbs.size <= most) break
    forget(oldest)
  }
  return thumb
}

async function make(photoId: string, load: LoadPhoto): Promise<string | null> {
  const bytes = await load(photoId)
  const shrunk = bytes.ok ? await shrinkPhoto(bytes.value, thumbSide) : null
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
