import type { Undo } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Reports an action and offers to undo it for as long as that is possible. */
export function useUndoToast(): (message: string, undo: Undo | null) => void {
  const t = useT()
  const undoById = useUndo()
  return (message, undo) => {
    if (undo === null) showToast(message)
    else
      showToast(message, {
        id: undo.id,
        duration: Date.parse(undo.until) - Date.now(),
        action: { label: t('sync.undo'), onPress: () => void undoById(undo.id) },
      })
  }
}

/** Undoes a discard or a decision and reports the outcome. */
export function useUndo(): (id: string) => Promise<void> {
  const t = useT()
  const data = useData()
  return async (id) => {
    const done = await data.undo(id)
    showToast(t(done ? 'sync.restored' : 'sync.undoTooLate'), { id })
  }
}
