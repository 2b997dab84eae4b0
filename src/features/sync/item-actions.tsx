import { lazy, Suspense, useId, useState } from 'react'
import { outboxItems, type OutboxItem } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import { editableFields } from '#domain/mutation/edits/editable-fields.ts'
import { canBecomeNote } from '#domain/mutation/can-become-note.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { isLost, isLostPhoto, lostWith } from './lost-changes.ts'
import styles from './sync-item.module.css'

const EditChangeSheet = lazy(async () => ({
  default: (await import('./edit-change-sheet.tsx')).EditChangeSheet,
}))
const NotesDialog = lazy(async () => ({
  default: (await import('./notes-dialog.tsx')).NotesDialog,
}))
const NoteSheet = lazy(async () => ({ default: (await import('./note-sheet.tsx')).NoteSheet }))

type Open = 'none' | 'edit' | 'note' | 'notes' | 'discard'

export interface ItemActionsProps {
  item: OutboxItem
  /** Whether the change may become a note to the office instead. */
  withNote?: boolean
}

/** The actions on a change: one that is waiting or being sent can only be discarded. */
export function ItemActions({ item, withNote = true }: ItemActionsProps) {
  const t = useT()
  const data = useData()
  const [open, setOpen] = useState<Open>('none')
  const close = () => setOpen('none')
  const actionNeeded = item.state === 'actionNeeded'
  const conflict = item.conflicts.length > 0
  const mayRetry = actionNeeded && !conflict && !isLost(item)
  const together = lostWith(item, useLive(outboxItems()) ?? [])
  const isSending = item.state === 'sending'
  const busyId = useId()
  return (
    <div className={styles.actions}>
      {(mayRetry || item.isQuarantined) && (
        <Button
          isDisabled={isSending}
          {...(isSending && { 'aria-describedby': busyId })}
          onPress={() => void data.retry(item.id)}
        >
          {t('sync.retry')}
        </Button>
      )}
      {item.isQuarantined && isSending && (
        <span id={busyId} className={styles.busy}>
          {t('sync.retryBusy')}
        </span>
      )}
      {mayRetry && editableFields(item.args).length > 0 && (
        <Button onPress={() => setOpen('edit')}>{t('sync.edit')}</Button>
      )}
      {(together.length > 1 || isLostPhoto(item)) && (
        <Button variant="primary" onPress={() => setOpen('notes')}>
          {t(together.length > 1 ? 'sync.notes' : 'sync.notesSend')}
        </Button>
      )}
      {withNote && actionNeeded && canBecomeNote(item.name) && (
        <Button onPress={() => setOpen('note')}>{t('sync.note')}</Button>
      )}
      <Button variant={actionNeeded ? 'quietDanger' : 'quiet'} onPress={() => setOpen('discard')}>
        {t('sync.discard')}
      </Button>
      <Suspense fallback={null}>
        {open === 'edit' && <EditChangeSheet item={item} onClose={close} />}
        {open === 'notes' && <NotesDialog items={together} onClose={close} />}
        {open === 'note' && <NoteSheet item={item} onClose={close} />}
      </Suspense>
      {open === 'discard' && <DiscardDialog item={item} onClose={close} />}
    </div>
  )
}
