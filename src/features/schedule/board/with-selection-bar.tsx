import type { ReactNode } from 'react'
import { SelectionBar, type SelectionCommands } from './selection-bar.tsx'
import type { BoardItem } from './use-board.ts'
import styles from './with-selection-bar.module.css'

export interface WithSelectionBarProps {
  items: ReadonlyMap<string, BoardItem>
  selected: readonly string[]
  commands: SelectionCommands
  onClear: () => void
  /** Whether there is more to the right than fits. */
  goesOn?: boolean
  children: ReactNode
}

/**
 * Lanes or cells, and beneath them what to do with several selected visits: above, the bar would move what a box is
 * being drawn around.
 */
export function WithSelectionBar(props: WithSelectionBarProps) {
  const { items, selected, commands, onClear, goesOn = false, children } = props
  const picked = selected.flatMap((id) => items.get(id) ?? [])
  return (
    <div className={styles.view} data-goes-on={goesOn || undefined}>
      {children}
      {picked.length > 1 && <SelectionBar {...{ picked, commands, onClear }} />}
    </div>
  )
}
