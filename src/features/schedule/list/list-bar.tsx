import { isUnderWay } from '#domain/dispatch/check/check-change.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { isInQueue } from '../board/in-queue.ts'
import type { BoardItem } from '../board/use-board.ts'
import styles from './visit-table.module.css'

/** What can be done with the visits that are selected in the list: the acts of the board, each with its undo. */
export interface ListCommands {
  readonly assign: (items: readonly BoardItem[]) => void
  readonly unassign: (items: readonly BoardItem[]) => void
  readonly send: (items: readonly BoardItem[]) => void
}

export interface ListBarProps {
  picked: readonly BoardItem[]
  commands: ListCommands
  onClear: () => void
}

/** How many visits are selected, and what to do with them. */
export function ListBar({ picked, commands, onClear }: ListBarProps) {
  const t = useT()
  const isBusy = picked.every(isUnderWay)
  const isWaiting = picked.every(isInQueue)
  return (
    <fieldset ref={keepFocus} className={styles.bar} aria-label={t('board.commands')}>
      <output className={styles.count}>{t('board.selectedCount', { count: picked.length })}</output>
      <Button size="small" isDisabled={isBusy} onPress={() => commands.assign(picked)}>
        {t('board.assignMove')}
      </Button>
      {!isWaiting && (
        <>
          <Button size="small" onPress={() => commands.send(picked)}>
            {t('board.key.send')}
          </Button>
          <Button size="small" isDisabled={isBusy} onPress={() => commands.unassign(picked)}>
            {t('board.key.unassign')}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onPress={onClear}>
        {t('board.clearSelection')}
      </Button>
    </fieldset>
  )
}
