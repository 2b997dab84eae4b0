import { useState } from 'react'
import { PickPhotos } from '#components/photo/pick-photos.tsx'
import { photosOf } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { photoPhases, type PhotoPhase } from '#domain/entities/photo.ts'
import { requiredPhotos } from '#domain/order/completion/requirements.ts'
import { useNow, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { phaseOf, usualPhaseOf } from './phase-of.ts'
import { PhotoAlbum } from './photo-album.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import styles from './photos.module.css'
import { useAddPhotos } from './use-add-photos.ts'

/** Photos taken before, during and after the work. */
export function PhotosCard({ order, editable }: { order: Order; editable: boolean }) {
  const t = useT()
  const data = useData()
  const now = useNow()
  const about = `orders/${order.id}`
  const known = useLive(photosOf(about))
  const photos = (known ?? []).filter(({ photo }) => photo.kind === 'photo')
  const [chosen, setChosen] = useState<PhotoPhase | null>(null)
  const usual = known
    ? phaseOf(order.status, {
        photos: photos.map(({ photo }) => photo),
        since: order.statusAt,
        now,
      })
    : usualPhaseOf(order.status)
  const phase = chosen ?? usual
  const { busy, add, arriving } = useAddPhotos(order.id, photos)
  const wanted = requiredPhotos(order.requires)
  if (!editable && photos.length === 0) return null

  return (
    <Card
      title={t('photo.title')}
      actions={
        wanted > 0 && (
          <span className={styles.count} data-enough={photos.length >= wanted || undefined}>
            {photos.length > wanted
              ? t('photo.count', { count: photos.length })
              : t('photo.required', { count: photos.length, wanted })}
          </span>
        )
      }
    >
      <div id="part-photos" className={styles.parts}>
        <PhotoAlbum items={photos} editable={editable}>
          {(onShow) =>
            photoPhases.map((each) => (
              <PhotoGrid
                key={each}
                title={t(`photo.phase.${each}`)}
                items={photos.filter(({ photo }) => (photo.phase ?? 'during') === each)}
                arriving={arriving.filter((one) => one.phase === each)}
                load={data.photoBytes}
                onShow={onShow}
              />
            ))
          }
        </PhotoAlbum>
        {editable && (
          <div className={styles.add}>
            <ChipRow label={t('photo.stage')} wrap>
              {photoPhases.map((each) => (
                <Chip key={each} isSelected={each === phase} onPress={() => setChosen(each)}>
                  {t(`photo.phase.${each}`)}
                </Chip>
              ))}
            </ChipRow>
            <PickPhotos busy={busy} onPick={(files) => void add(files, { phase })} />
          </div>
        )}
      </div>
    </Card>
  )
}
