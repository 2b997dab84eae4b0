import { Suspense, useState } from 'react'
import { lazySheet } from '#components/lazy-sheet.tsx'
import { PickPhotos } from '#components/photo/pick-photos.tsx'
import type { Shrunk } from '#components/photo/shrink.ts'
import { useShrunkPhotos } from '#components/photo/use-shrunk-photos.ts'
import { useProblemToast } from '#components/use-problem-toast.ts'
import { photosOf } from '#data/index.ts'
import { useActor, useData, useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { photoPhases, type PhotoPhase } from '#domain/entities/photo.ts'
import { photosWanted } from '#domain/order/requirements.ts'
import { loadMessages, useT } from '#messages/index.ts'
import { Card } from '#ui/card.tsx'
import { Chip, ChipRow } from '#ui/chip.tsx'
import { phaseOf } from './phase-of.ts'
import { PhotoGrid } from './photo-grid.tsx'
import styles from './photos.module.css'

await loadMessages('work')

const PhotoSheet = lazySheet(async () => (await import('./photo-sheet.tsx')).PhotoSheet)

/** What was photographed before, during and after the work. */
export function PhotosCard({ order, editable }: { order: Order; editable: boolean }) {
  const t = useT()
  const data = useData()
  const actor = useActor()
  const about = `orders/${order.id}`
  const photos = (useLive(photosOf(about)) ?? []).filter(({ photo }) => photo.kind === 'photo')
  const [shown, setShown] = useState<string | null>(null)
  const [chosen, setChosen] = useState<PhotoPhase | null>(null)
  const phase = chosen ?? phaseOf(order.status)
  const reportProblem = useProblemToast()
  const { busy, shrinkAll } = useShrunkPhotos()
  const keep = async (shrunk: Shrunk) => {
    const added = await data.addPhoto({ about, kind: 'photo', phase, ...shrunk })
    if (!added.ok) reportProblem(added.problem)
  }
  const wanted = photosWanted(order.requires)
  if (!editable && photos.length === 0) return null

  return (
    <Card
      title={t('photo.title')}
      actions={
        wanted > 0 && (
          <span className={styles.count} data-enough={photos.length >= wanted || undefined}>
            {t('photo.wanted', { count: photos.length, wanted })}
          </span>
        )
      }
    >
      <div id="part-photos" className={styles.parts}>
        {photoPhases.map((each) => (
          <PhotoGrid
            key={each}
            title={t(`photo.phase.${each}`)}
            items={photos.filter(({ photo }) => (photo.phase ?? 'during') === each)}
            load={data.photoBytes}
            onShow={setShown}
          />
        ))}
        {editable && (
          <div className={styles.add}>
            <ChipRow label={t('photo.when')} wrap>
              {photoPhases.map((each) => (
                <Chip key={each} isSelected={each === phase} onPress={() => setChosen(each)}>
                  {t(`photo.phase.${each}`)}
                </Chip>
              ))}
            </ChipRow>
            <PickPhotos busy={busy} onPick={(files) => void shrinkAll(files, keep)} />
          </div>
        )}
      </div>
      {shown !== null && actor && (
        <Suspense fallback={null}>
          <PhotoSheet
            items={photos}
            photoId={shown}
            actor={actor}
            onShow={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
