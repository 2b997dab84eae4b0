import { useMemo } from 'react'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { useLoaded } from '#components/use-loaded.ts'
import { outboxItems, type OutboxItem } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import styles from './sync-item.module.css'
import { useUndoToast } from './use-undo-toast.ts'

/** Discards unsent work, several changes only after the user types a word; nothing else ever drops it. */
export function DiscardDialog({ item, onClose }: { item: OutboxItem; onClose: () => void }) {
  const t = useT()
  const data = useData()
  const showUndo = useUndoToast()

  // Dependent changes can be added while the dialog is open.
  const queue = useLive(outboxItems())
  const going = useLoaded(
    useMemo(() => (queue ? () => data.dependents(item.id) : null), [data, item.id, queue]),
  )

  if (!going) return null
  const others = going.filter((one) => one.id !== item.id)
  const word = t('sync.discardConfirmation')

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('sync.discardTitle', { count: others.length + 1 })}
      confirmLabel={t('sync.discard')}
      cancelLabel={t('action.cancel')}
      danger
      typed={
        others.length > 0 ? { word, label: t('sync.discardTypeConfirmation', { word }) } : undefined
      }
      onConfirm={async () => {
        const ids = [item.id, ...others.map((one) => one.id)]
        const undo = await data.discard(ids)
        if (undo === null) return false
        showUndo(t('sync.discarded'), undo)
        return true
      }}
    >
      <p className={styles.sentence}>
        <ChangeSentence change={item} />
      </p>
      <p>{t('sync.discardNote')}</p>
      {others.length > 0 && (
        <>
          <p>{t('sync.discardWith')}</p>
          <ul>
            {others.map((one) => (
              <li key={one.id}>
                <ChangeSentence change={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
