import type { Undo } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Says what was done and offers to undo it, for as long as it can be undone. */
export function useUndoToast(): (message: string, undo: Undo | null) => void {
  const t = useT()
  const takeBack = useTakeBack()
  return (message, undo) => {
    if (undo === null) showToast(message)
    else
      showToast(message, {
        id: undo.id,
        duration: Date.parse(undo.until) - Date.now(),
        action: { label: t('sync.undo'), onPress: () => void takeBack(undo.id) },
      })
  }
}

/** Takes back what was discarded or decided, and says how that went. */
export function useTakeBack(): (id: string) => Promise<void> {
  const t = useT()
  const data = useData()
  return async (id) => {
    const done = await data.undo(id)
    showToast(t(done ? 'sync.undone' : 'sync.undoTooLate'), { id })
  }
}
