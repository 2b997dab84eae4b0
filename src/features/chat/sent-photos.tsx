import { useState } from 'react'
import { PhotoFull } from '#components/photo/photo-full.tsx'
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
  const full = items.find(({ photo }) => photo.id === shown)?.photo

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
        title={t('photo.photo')}
        closeLabel={t('action.close')}
        size="large"
      >
        {full && <PhotoFull photo={full} load={data.photoBytes} />}
      </Sheet>
    </>
  )
}
