import { clsx } from 'clsx'
import { Camera, Images } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { useIsTouch } from '#ui/use-media-query.ts'
import styles from './photo.module.css'

export interface PickPhotosProps {
  onPick: (files: readonly File[]) => void
  /** How many photos are being processed. */
  busy: number
  /** Compact, without labels. */
  bare?: boolean
}

/** Takes photos with the camera or picks existing ones. */
export function PickPhotos({ onPick, busy, bare = false }: PickPhotosProps) {
  const t = useT()
  const hasCamera = useIsTouch()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)

  function take(input: HTMLInputElement) {
    const picked = [...(input.files ?? [])]
    // Allows the same photo to be picked again.
    input.value = ''
    if (picked.length > 0) onPick(picked)
  }

  return (
    <div className={clsx(styles.pick, !bare && styles.wide)}>
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
          <PickButton
            bare={bare}
            label={t('photo.take')}
            icon={<Camera aria-hidden="true" />}
            onPress={() => camera.current?.click()}
            pending={busy > 0}
          />
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
      <PickButton
        bare={bare}
        label={t('photo.choose')}
        icon={<Images aria-hidden="true" />}
        onPress={() => files.current?.click()}
        pending={busy > 0}
      />
    </div>
  )
}

interface PickButtonProps {
  bare: boolean
  label: string
  icon: ReactNode
  onPress: () => void
  pending: boolean
}

function PickButton({ bare, label, ...button }: PickButtonProps) {
  return bare ? <IconButton label={label} {...button} /> : <Button {...button}>{label}</Button>
}
