import { Redo2, Route, Undo2 } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { BoardActions } from '../actions/use-board-actions.ts'
import { BoardMenu, type BoardMenuProps } from './board-menu.tsx'
import styles from './toolbar.module.css'

export interface TitleToolsProps extends BoardMenuProps {
  actions: BoardActions
  onPlan: () => void
}

/** What acts on the board, at the end of the title line: what chooses its view fills the toolbar. */
export function TitleTools({ actions, onPlan, ...menu }: TitleToolsProps) {
  const t = useT()
  return (
    <fieldset className={styles.group} aria-label={t('board.commands')}>
      <IconButton
        size="small"
        label={t('action.undo')}
        icon={<Undo2 />}
        isDisabled={!actions.canUndo}
        onPress={() => void actions.undo()}
      />
      <IconButton
        size="small"
        label={t('board.redo')}
        icon={<Redo2 />}
        isDisabled={!actions.canRedo}
        onPress={() => void actions.redo()}
      />
      <Button size="small" icon={<Route aria-hidden="true" />} onPress={onPlan}>
        {t('planner.open')}
      </Button>
      <BoardMenu {...menu} />
    </fieldset>
  )
}
