import { Camera, Images } from 'lucide-react'
import { useRef } from 'react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import styles from './photo.module.css'

export interface PickPhotosProps {
  onPick: (files: readonly File[]) => void
  /** How many are being made ready. */
  busy: number
}

/** The camera, or pictures that are there already. */
export function PickPhotos({ onPick, busy }: PickPhotosProps) {
  const t = useT()
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)

  function take(input: HTMLInputElement) {
    const picked = [...(input.files ?? [])]
    // The same picture may be chosen again.
    input.value = ''
    if (picked.length > 0) onPick(picked)
  }

  return (
    <div className={styles.pick}>
      {hasCamera && (
        <>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            data-camera
            onChange={(event) => take(event.target)}
          />
          <Button
            icon={<Camera aria-hidden="true" />}
            onPress={() => camera.current?.click()}
            pending={busy > 0}
          >
            {t('photo.take')}
          </Button>
        </>
      )}
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-files
        onChange={(event) => take(event.target)}
      />
      <Button
        icon={<Images aria-hidden="true" />}
        onPress={() => files.current?.click()}
        pending={busy > 0}
      >
        {t('photo.choose')}
      </Button>
    </div>
  )
}
