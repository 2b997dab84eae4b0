import { useT } from '#messages/index.ts'
import { Kbd } from '#ui/kbd.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useCommands } from '../commands/use-commands.ts'
import styles from './shortcuts-sheet.module.css'

/** All keyboard shortcuts with what they do. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const commands = useCommands()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shell.shortcuts')}
      closeLabel={t('action.close')}
    >
      <dl className={styles.keys}>
        {commands.map(
          (command) =>
            command.keys !== undefined && (
              <div key={command.id}>
                <dt>{command.title}</dt>
                <dd>
                  <Kbd keys={shownKeys(command.keys)} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.note}>{t('shell.shortcutsNote')}</p>
    </Sheet>
  )
}

/** 'mod+k' as ['Ctrl', 'K'] (or the Mac's symbol), 'g o' as ['G', 'O']. */
export function shownKeys(keys: string): readonly string[] {
  const mac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return keys.split(/[+ ]/).map((key) => (key === 'mod' ? (mac ? '⌘' : 'Ctrl') : key.toUpperCase()))
}
