import { PickPhotos } from '#components/photo/pick-photos.tsx'
import type { PhotoItem } from '#data/index.ts'
import { useData } from '#data/react.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import type { Order } from '#domain/entities/order.ts'
import { usualPhaseOf } from '../photos/phase-of.ts'
import { PhotoAlbum } from '../photos/photo-album.tsx'
import { PhotoGrid } from '../photos/photo-grid.tsx'
import { useAddPhotos } from '../photos/use-add-photos.ts'
import { QuestionLabel } from './question-label.tsx'

export interface PhotoAnswerProps {
  order: Order
  item: ChecklistItem
  /** The photos taken for this question. */
  photos: readonly PhotoItem[]
  editable: boolean
}

/** A question answered with photos. */
export function PhotoAnswer({ order, item, photos, editable }: PhotoAnswerProps) {
  const data = useData()
  const { busy, add, arriving } = useAddPhotos(order.id, photos)
  const what = { phase: usualPhaseOf(order.status), item: item.id, caption: item.label }
  return (
    <>
      <QuestionLabel item={item} />
      <PhotoAlbum items={photos} editable={editable}>
        {(onShow) => (
          <PhotoGrid items={photos} arriving={arriving} load={data.photoBytes} onShow={onShow} />
        )}
      </PhotoAlbum>
      {editable && <PickPhotos busy={busy} onPick={(files) => void add(files, what)} />}
    </>
  )
}
