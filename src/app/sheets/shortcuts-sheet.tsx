import { boardKeys } from '#features/schedule/keys/board-keys.ts'
import { useT } from '#messages/index.ts'
import { Kbd } from '#ui/kbd.tsx'
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
      <h3 className={styles.title}>{t('shell.keysTable')}</h3>
      <dl className={styles.keys}>
        {tableKeys.map(([name, ...keys]) => (
          <div key={name}>
            <dt>{t(`shell.keysTable.${name}`)}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      {office &&
        all.includes('/schedule') &&
        boardKeys.map(({ group, keys: ofGroup }) => (
          <section key={group}>
            <h3 className={styles.title}>
              {t('shell.keysBoard', { group: t(`board.keyGroup.${group}`) })}
            </h3>
            <dl className={styles.keys}>
              {ofGroup.map(([name, keys]) => (
                <div key={name}>
                  <dt>{t(`board.key.${name}`)}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <p className={styles.note}>{t('shell.shortcutsNote')}</p>
    </Sheet>
  )
}
