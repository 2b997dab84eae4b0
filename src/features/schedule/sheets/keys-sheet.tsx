import { useT } from '#messages/index.ts'
import { KeyList } from '#ui/key-list.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useBoardKeyGroups } from '../keys/use-board-key-groups.ts'

/** All keys of the board. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const groups = useBoardKeyGroups()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.keys')}
      closeLabel={t('action.close')}
    >
      {groups.map(({ id, title, rows }) => (
        <KeyList key={id} title={title} rows={rows} />
      ))}
    </Sheet>
  )
}
