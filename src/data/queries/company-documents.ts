import { companyDocuments } from '#domain/entities/photo.ts'
import { itemsIfLoaded } from '../local/rows/loaded-sets.ts'
import { bulkGet } from '../local/database/bulk.ts'
import type { DocumentItem, Query } from '../types/data.ts'
import { defineQuery } from './define-query.ts'
import { entitiesOf } from './entities-of.ts'
import { photoItem } from './orders/photos.ts'

/** The company's documents by their titles, and which of them can be opened without a network. */
export function documentsOfCompany(): Query<readonly DocumentItem[] | undefined> {
  return defineQuery('documentsOfCompany', null, ({ db }) =>
    itemsIfLoaded(db, ['photos:documents'], async () => {
      const rows = await db.photos.where('about').equals(companyDocuments).toArray()
      const photos = entitiesOf('photos', rows)
      const blobs = await bulkGet(
        db.blobs,
        photos.map(({ id }) => id),
      )
      return photos
        .map((photo, i) => {
          const blob = blobs[i]
          return { ...photoItem(photo, blob), isHere: !!blob && blob.state !== 'unwanted' }
        })
        .toSorted((a, b) => a.photo.caption.localeCompare(b.photo.caption))
    }),
  )
}
