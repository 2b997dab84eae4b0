import { useState } from 'react'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { photoSide, shrinkPhoto } from './shrink-photo.ts'
import type { Shrunk } from './shrink.ts'

export interface PhotoShrinking {
  /** How many are being made ready. */
  readonly busy: number
  /** One after the other; each is handed on as soon as it is ready. What cannot be read is said and left out. */
  readonly shrinkAll: (
    files: readonly File[],
    onShrunk?: (shrunk: Shrunk) => Promise<void>,
  ) => Promise<readonly Shrunk[]>
}

/** Makes pictures small, beside the page's own work. */
export function useShrunkPhotos(): PhotoShrinking {
  const t = useT()
  const [busy, setBusy] = useState(0)

  async function shrinkAll(
    files: readonly File[],
    onShrunk?: (shrunk: Shrunk) => Promise<void>,
  ): Promise<readonly Shrunk[]> {
    const made: Shrunk[] = []
    setBusy((now) => now + files.length)
    for (const file of files) {
      const shrunk = await shrinkPhoto(file, photoSide)
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
