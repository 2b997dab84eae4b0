import { type ReactNode, Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { PhotoItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'

const PhotoSheet = lazySheet(async () => (await import('./photo-sheet.tsx')).PhotoSheet)

export interface PhotoAlbumProps {
  items: readonly PhotoItem[]
  editable: boolean
  /** Renders the thumbnails; `onShow` opens one full size. */
  children: (onShow: (photoId: string) => void) => ReactNode
}

/** Photos that can be browsed. */
export function PhotoAlbum({ items, editable, children }: PhotoAlbumProps) {
  const actor = useActor()
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      {children(setShown)}
      {shown !== null && actor && (
        <Suspense fallback={null}>
          <PhotoSheet
            items={items}
            photoId={shown}
            actor={actor}
            editable={editable}
            onShow={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  )
}
