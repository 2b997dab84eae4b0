import { PhotoFull } from '#components/photo/photo-full.tsx'
import { PhotoZoom } from '#components/photo/photo-zoom.tsx'
import { useData } from '#data/react.ts'
import type { Photo } from '#domain/entities/photo.ts'
import { useT } from '#messages/index.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'

/** A document that is an image, on the whole screen. */
export function ImageSheet({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const t = useT()
  const data = useData()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={photo.caption}
      closeLabel={t('action.close')}
      size="full"
    >
      <PhotoZoom onTurn={() => undefined}>
        <PhotoFull photo={photo} load={data.photoBytes} />
      </PhotoZoom>
    </Sheet>
  )
}
