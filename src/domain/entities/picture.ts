import * as v from 'valibot'
import { stamps, type Entity } from './fields.ts'

/** The id of the company's logo; every other picture has the id of its person. */
export const logoId = 'logo'

/** The side of a person's square picture, and the longest side of a logo, in pixels. */
export const pictureSides = { person: 256, logo: 512 } as const

/** The most bytes of a picture. */
export const maxPictureBytes = 60_000

export const pictureTypes = ['image/webp', 'image/jpeg', 'image/png'] as const

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pictureSides.logo))

export const pictureFields = {
  contentType: v.picklist(pictureTypes),
  width: side,
  height: side,
  /** Base64. */
  data: v.pipe(
    v.string(),
    v.maxLength(Math.ceil(maxPictureBytes / 3) * 4, 'tooLong'),
    v.regex(/^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'base64'),
  ),
}

/** `pictures/{uid}` and `pictures/logo`: a person's photo or the company's logo, which every member reads. */
export const pictureSchema = v.object({ ...stamps, ...pictureFields })

export type Picture = Entity<typeof pictureSchema>
export type PictureFields = Pick<Picture, keyof typeof pictureFields>
