import { ChevronLeft, ChevronRight, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PhotoFull } from '#components/photo/photo-full.tsx'
import { PhotoZoom } from '#components/photo/photo-zoom.tsx'
import { turnByKeys } from '#components/photo/turn-by-keys.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { WhenText } from '#components/text/when-text.tsx'
import { memberLabel } from '#components/people/member-label.ts'
import { type PhotoItem, team } from '#data/index.ts'
import { useData, useLive, useMutate } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { PhotoDrawing } from './photo-drawing.tsx'
import { PhotoFields } from './photo-fields.tsx'
import styles from './photos.module.css'

export interface PhotoSheetProps {
  items: readonly PhotoItem[]
  photoId: string
  actor: Actor
  /** Whether the order's evidence can still be changed. */
  editable: boolean
  onShow: (photoId: string) => void
  onClose: () => void
}

/** A full-size photo with its caption, and navigation to the others. */
export function PhotoSheet({ items, photoId, actor, editable, onShow, onClose }: PhotoSheetProps) {
  const t = useT()
  const data = useData()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [drawing, setDrawing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const people = useLive(team()) ?? []
  const nameOf = (uid: string) => memberLabel(t, people, uid)
  const index = items.findIndex(({ photo }) => photo.id === photoId)
  const item = items[index]
  if (!item) return null
  const { photo, problem } = item
  const facts = [photo.phase && t(`photo.phase.${photo.phase}`), photo.caption].filter(Boolean)
  const mayEdit = editable && can(actor, 'photo/edit', { ...photo })

  function turn(by: number) {
    const next = items[index + by]
    if (next && !drawing) onShow(next.photo.id)
  }

  async function remove() {
    const result = await mutate('photo/delete', { photoId: photo.id, about: photo.about })
    if (!result.ok) {
      reportProblem(result.problem)
      return false
    }
    onClose()
    return true
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('photo.numberOf', { index: index + 1, all: items.length })}
      closeLabel={t('action.close')}
      size="full"
      isDismissable={!drawing}
    >
      <div className={styles.sheet} onKeyDown={turnByKeys(turn)} role="presentation">
        {drawing ? (
          <PhotoDrawing photo={photo} load={data.photoBytes} onDone={() => setDrawing(false)} />
        ) : (
          <>
            <PhotoZoom key={photo.id} onTurn={turn}>
              <PhotoFull photo={photo} load={data.photoBytes} />
            </PhotoZoom>
            <div className={styles.turn}>
              <IconButton
                label={t('photo.previous')}
                icon={<ChevronLeft />}
                isDisabled={index === 0}
                onPress={() => turn(-1)}
              />
              <p className={styles.facts}>
                <WhenText at={photo.takenAt} /> · {nameOf(photo.createdBy)}
              </p>
              <IconButton
                label={t('photo.next')}
                icon={<ChevronRight />}
                isDisabled={index === items.length - 1}
                onPress={() => turn(1)}
              />
            </div>
            {problem && <ProblemNote problem={problem} />}
            {mayEdit ? (
              <>
                <PhotoFields key={photo.id} photo={photo} />
                <div className={styles.tools}>
                  <Button
                    icon={<Pencil aria-hidden="true" />}
                    isDisabled={photo.width === 0}
                    onPress={() => setDrawing(true)}
                  >
                    {t('photo.draw')}
                  </Button>
                  <Button
                    variant="quietDanger"
                    icon={<Trash2 aria-hidden="true" />}
                    onPress={() => setDeleting(true)}
                  >
                    {t('photo.delete')}
                  </Button>
                </div>
              </>
            ) : (
              facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>
            )}
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={deleting}
        onOpenChange={setDeleting}
        title={t('photo.deleteTitle')}
        confirmLabel={t('photo.delete')}
        cancelLabel={t('action.cancel')}
        danger
        onConfirm={remove}
      >
        {t('photo.deleteNote')}
      </ConfirmDialog>
    </Sheet>
  )
}
