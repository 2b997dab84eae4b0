import { useState } from 'react'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { photoSide, shrinkPhoto } from './shrink-photo.ts'
import type { OnPreview, ShrunkPhoto } from './shrink.ts'

export interface PhotoShrinking {
  /** How many photos are being processed. */
  readonly busy: number
  /**
   * Processes photos one by one and hands each on when it is ready, after its preview. Unreadable ones are reported
   * and left out.
   */
  readonly shrinkAll: (
    files: readonly File[],
    onShrunk?: (shrunk: ShrunkPhoto) => Promise<void>,
    onPreview?: OnPreview,
  ) => Promise<readonly ShrunkPhoto[]>
}

/** Scales photos down off the main thread. */
export function useShrunkPhotos(): PhotoShrinking {
  const t = useT()
  const [busy, setBusy] = useState(0)

  async function shrinkAll(
    files: readonly File[],
    onShrunk?: (shrunk: ShrunkPhoto) => Promise<void>,
    onPreview?: OnPreview,
  ): Promise<readonly ShrunkPhoto[]> {
    const made: ShrunkPhoto[] = []
    setBusy((now) => now + files.length)
    for (const file of files) {
      const shrunk = await shrinkPhoto(file, { longSide: photoSide }, onPreview)
      if (shrunk) {
        made.push(shrunk)
        await onShrunk?.(shrunk)
      } else showToast(t('photo.unreadable', { name: file.name }), { kind: 'danger' })
      setBusy((now) => now - 1)
    }
    return made
  }

  return { busy, shrinkAll }
}
