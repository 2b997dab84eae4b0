import { useT } from '#messages/index.ts'
import { Kbd } from '#ui/kbd.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { boardKeys } from '../keys/board-keys.ts'
import styles from './keys-sheet.module.css'

/** All keys of the board. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.keys')}
      closeLabel={t('action.close')}
    >
      {boardKeys.map(({ group, keys: ofGroup }) => (
        <section key={group}>
          <h3 className={styles.title}>{t(`board.keyGroup.${group}`)}</h3>
          <dl className={styles.keys}>
            {ofGroup.map(([command, keys]) => (
              <div key={command} className={styles.row}>
                <dt>{t(`board.key.${command}`)}</dt>
                <dd>
                  <Kbd keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  )
}
