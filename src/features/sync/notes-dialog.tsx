import { useDeviceName } from '#components/sync/use-device-name.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { OutboxItem } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { ItemSubject } from './item-subject.tsx'
import { isLostPhoto } from './lost-changes.ts'
import { QueuedSentence } from './queued-sentence.tsx'
import { QueuedThumb } from './queued-thumb.tsx'
import styles from './sync-item.module.css'
import { useNoteText } from './use-note-text.ts'

export interface NotesDialogProps {
  items: readonly OutboxItem[]
  onClose: () => void
}

/** Sends all refused changes and photos of an order to the office in one message, so that none is lost. */
export function NotesDialog({ items, onClose }: NotesDialogProps) {
  const t = useT()
  const data = useData()
  const device = useDeviceName()
  const text = useNoteText(items)
  const showProblem = useProblemToast()
  const [first] = items
  const pictures = items.filter(isLostPhoto)

  async function send() {
    if (text === undefined) return false
    const ids = items.map(({ id }) => id)
    const result = await data.sendAsNote(ids, text)
    if (!result.ok) {
      showProblem(result.problem)
      return false
    }
    showToast(t('sync.notesQueued', { device }))
    return true
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('sync.notesTitle', { count: items.length })}
      confirmLabel={t('sync.notesSend')}
      cancelLabel={t('action.cancel')}
      onConfirm={send}
    >
      {first && <ItemSubject item={first} />}
      <p>{t('sync.notesNote')}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <QueuedSentence item={item} />
          </li>
        ))}
      </ul>
      {pictures.length > 0 && (
        <div className={styles.thumbs}>
          {pictures.map((item) => (
            <QueuedThumb key={item.id} item={item} />
          ))}
        </div>
      )}
    </ConfirmDialog>
  )
}
