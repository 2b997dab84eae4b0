import type { Translate } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { Column } from '#ui/list/table.tsx'
import type { VisitRow } from './visit-rows.ts'

/** A checkbox for each visit, and one for all that are shown. What is selected elsewhere stays so. */
export function selectColumn(
  t: Translate,
  rows: readonly VisitRow[],
  selected: readonly string[],
  onSelect: (selected: readonly string[]) => void,
): Column<VisitRow> {
  const ids = rows.map(({ item }) => item.id)
  const others = selected.filter((id) => !ids.includes(id))
  const count = selected.length - others.length
  return {
    id: 'select',
    width: '2.5rem',
    header: (
      <Checkbox
        label={t('board.selectAll')}
        hideLabel
        checked={count > 0 && count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={({ target: { checked } }) => onSelect(checked ? [...others, ...ids] : others)}
      />
    ),
    cell: ({ item }) => (
      <Checkbox
        label={t('board.selectVisit', { title: item.order.title })}
        hideLabel
        checked={selected.includes(item.id)}
        onChange={({ target: { checked } }) =>
          onSelect(checked ? [...selected, item.id] : selected.filter((id) => id !== item.id))
        }
      />
    ),
  }
}
