import { useBoardKeyGroups } from '#features/schedule/keys/use-board-key-groups.ts'
import { useT } from '#messages/index.ts'
import { KeyList } from '#ui/key-list.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { shownKeys } from '#ui/shown-keys.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useDestinations } from '../shell/use-destinations.ts'
import styles from './shortcuts-sheet.module.css'

/** What the keys do in a table, and in the review of orders. */
const tableKeys = [
  ['move', '↑', '↓'],
  ['open', 'Enter'],
  ['select', 'Space'],
  ['page', 'PgUp', 'PgDn'],
  ['ends', 'Home', 'End'],
  ['clear', 'Esc'],
  ['review', 'J', 'K'],
  ['undo', 'Ctrl', 'Z'],
  ['redo', 'Ctrl', 'Shift', 'Z'],
] as const

/** All keyboard shortcuts with what they do. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const commands = useCommands()
  const { all, office } = useDestinations()
  const groups = useBoardKeyGroups()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shell.shortcuts')}
      closeLabel={t('action.close')}
    >
      <KeyList
        rows={commands.flatMap(({ id, title, keys }) =>
          keys === undefined ? [] : [{ id, label: title, keys: shownKeys(keys) }],
        )}
      />
      <KeyList
        title={t('shell.keysTable')}
        rows={tableKeys.map(([id, ...keys]) => ({ id, label: t(`shell.keysTable.${id}`), keys }))}
      />
      {office &&
        all.includes('/schedule') &&
        groups.map(({ id, title, rows }) => (
          <KeyList key={id} title={t('shell.keysBoard', { group: title })} rows={rows} />
        ))}
      <p className={styles.note}>{t('shell.shortcutsNote')}</p>
    </Sheet>
  )
}
