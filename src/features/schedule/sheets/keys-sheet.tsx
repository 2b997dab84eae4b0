import { useT } from '#messages/index.ts'
import { Kbd } from '#ui/kbd.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './keys-sheet.module.css'

/** Each command with its keys. */
const shown = [
  ['visits', ['←', '→']],
  ['lanes', ['↑', '↓']],
  ['laneEnds', ['Home', 'End']],
  ['tenLanes', ['PgUp', 'PgDn']],
  ['boardEnds', ['Ctrl', 'Home']],
  ['open', ['Enter']],
  ['select', ['Space']],
  ['extend', ['Shift', '→']],
  ['selectLane', ['Ctrl', 'A']],
  ['move', ['M']],
  ['resize', ['R']],
  ['assign', ['A']],
  ['suggest', ['S']],
  ['unassign', ['U']],
  ['lock', ['L']],
  ['send', ['D']],
  ['queue', ['Q']],
  ['board', ['B']],
  ['map', ['P']],
  ['search', ['/']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Shift', 'Z']],
  ['today', ['T']],
  ['days', ['[', ']']],
  ['views', ['1', '4']],
  ['zoom', ['+', '-']],
] as const

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
      <dl className={styles.keys}>
        {shown.map(([command, keys]) => (
          <div key={command} className={styles.row}>
            <dt>{t(`board.key.${command}`)}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('board.keysNote')}</p>
    </Sheet>
  )
}
