import { useT } from '#messages/index.ts'
import { SelectionBar } from '#ui/table/selection-bar.tsx'
import { PaperButtons } from './paper-buttons.tsx'
import type { DeskRows } from './use-desk-rows.tsx'

/** The bar of rows that can only be printed and saved; nothing without a selection. */
export function PaperBar<T>({ desk }: { desk: DeskRows<T> }) {
  const t = useT()
  const { selected, selection } = desk
  if (selected.length === 0) return null
  return (
    <SelectionBar
      label={t('table.selected', { count: selected.length })}
      clearLabel={t('table.clearSelection')}
      onClear={selection.clear}
    >
      <PaperButtons desk={desk} />
    </SelectionBar>
  )
}
