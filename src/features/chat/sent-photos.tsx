import { useState } from 'react'
import { PhotoFull } from '#components/photo/photo-full.tsx'
import { PhotoZoom } from '#components/photo/photo-zoom.tsx'
import { turnByKeys } from '#components/photo/turn-by-keys.ts'
import { PhotoThumb } from '#components/photo/photo-thumb.tsx'
import { photosOf } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import type { Message } from '#domain/entities/message.ts'
import { useFormat, useT } from '#messages/index.ts'
import { PressButton } from '#ui/form/press.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { authorPhotos } from './author-photos.ts'
import styles from './photo-strip.module.css'

/** The photos of a message; each opens full size. */
export function SentPhotos({ message }: { message: Message }) {
  const t = useT()
  const format = useFormat()
  const data = useData()
  const items = authorPhotos(message, useLive(photosOf(`messages/${message.id}`)) ?? [])
  const [shown, setShown] = useState<string | null>(null)
  const index = items.findIndex(({ photo }) => photo.id === shown)
  const full = items[index]?.photo
  const turn = (by: number) => setShown((now) => items[index + by]?.photo.id ?? now)

  return (
    <>
      <ul className={styles.grid}>
        {items.map(({ photo, state }) => (
          <li key={photo.id}>
            <PressButton
              className={styles.open}
              aria-label={t('photo.takenAt', { time: format.time(photo.takenAt) })}
              onPress={() => setShown(photo.id)}
            >
              <PhotoThumb key={state} photo={photo} load={data.photoBytes} />
            </PressButton>
          </li>
        ))}
      </ul>
      <Sheet
        isOpen={full !== undefined}
        onOpenChange={(isOpen) => !isOpen && setShown(null)}
        title={t('photo.numberOf', { index: index + 1, all: items.length })}
        closeLabel={t('action.close')}
        size="full"
      >
        {full && (
          <div className={styles.full} role="presentation" onKeyDown={turnByKeys(turn)}>
            <PhotoZoom key={full.id} onTurn={turn}>
              <PhotoFull photo={full} load={data.photoBytes} />
            </PhotoZoom>
          </div>
        )}
      </Sheet>
    </>
  )
}
