import { isUnderWay } from '#domain/dispatch/check/check-change.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { isInQueue } from './in-queue.ts'
import styles from './selection-bar.module.css'
import type { BoardItem } from './use-board.ts'

/** What can be done with the visits that are selected: the acts of the board, each with its undo. */
export interface SelectionCommands {
  readonly assign: (items: readonly BoardItem[]) => void
  readonly unassign: (items: readonly BoardItem[]) => void
  readonly send: (items: readonly BoardItem[]) => void
  readonly lock: (items: readonly BoardItem[]) => void
}

export interface SelectionBarProps {
  picked: readonly BoardItem[]
  commands: SelectionCommands
  onClear: () => void
}

/** How many visits are selected, and what to do with them. */
export function SelectionBar({ picked, commands, onClear }: SelectionBarProps) {
  const t = useT()
  const isBusy = picked.every(isUnderWay)
  const isWaiting = picked.every(isInQueue)
  const isLocked = picked.every(({ locked }) => locked !== 'none')
  return (
    <fieldset ref={keepFocus} className={styles.bar} aria-label={t('board.selection')}>
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
      <Button size="small" onPress={() => commands.lock(picked)}>
        {t(isLocked ? 'board.unlock' : 'board.lock')}
      </Button>
      <Button size="small" variant="quiet" onPress={onClear}>
        {t('board.clearSelection')}
      </Button>
    </fieldset>
  )
}
