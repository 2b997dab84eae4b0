import { type Picture, pictureSides } from '#domain/entities/picture.ts'
import { bytesOfBase64 } from '#lib/base64.ts'
import { imageSize } from '#lib/image-size.ts'
import { pictureUrls } from './pictures.ts'

interface Shown {
  readonly data: string
  readonly url: string
}

let shown: ReadonlyMap<string, Shown> = new Map()

/** Shows these pictures on every screen, and no others; one that has not changed keeps its URL. */
export function showPictures(pictures: readonly Picture[]): void {
  const next = new Map(
    pictures.flatMap((picture) => {
      const one = shownOf(picture)
      return one ? [[picture.id, one] as const] : []
    }),
  )
  const before = shown
  shown = next
  pictureUrls.set(new Map([...next].map(([id, { url }]) => [id, url])))
  for (const [id, { url }] of before) if (next.get(id)?.url !== url) URL.revokeObjectURL(url)
}

function shownOf(picture: Picture): Shown | null {
  const known = shown.get(picture.id)
  if (known?.data === picture.data) return known
  const blob = pictureBlob(picture)
  return blob && { data: picture.data, url: URL.createObjectURL(blob) }
}

/**
 * The bytes of a picture; null where they unpack to more pixels than a picture has. Rules see its stated size only,
 * and one of a few kilobytes could take the memory of every colleague's phone.
 */
export function pictureBlob({ contentType, data }: Pick<Picture, 'contentType' | 'data'>) {
  const bytes = bytesOfBase64(data)
  const size = imageSize(bytes)
  const isSmall = size !== null && Math.max(size.width, size.height) <= pictureSides.logo
  return isSmall ? new Blob([bytes], { type: contentType }) : null
}
