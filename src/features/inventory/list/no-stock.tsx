import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { kindOfList, type ShownList } from '../list-url.ts'

export interface NoStockProps {
  shown: ShownList
  /** There are rows, but none matches. */
  isFiltered: boolean
  text: string
}

/** A list of stock without rows. */
export function NoStock({ shown, isFiltered, text }: NoStockProps) {
  const t = useT()
  const isEmpty = !isFiltered && text === ''
  if (shown === 'places') {
    return (
      <EmptyState title={t(text === '' ? 'inventory.noLocations' : 'inventory.noneMatch')}>
        {text === '' ? t('inventory.noLocationsNote') : undefined}
      </EmptyState>
    )
  }
  if (isEmpty && shown === 'parts') {
    return (
      <EmptyState title={t('inventory.noParts')} drawing={<EmptyDrawing of="stock" />}>
        {t('inventory.noPartsNote')}
      </EmptyState>
    )
  }
  const kind = kindOfList(shown)
  if (isEmpty && kind !== 'part') {
    return (
      <EmptyState title={t(`inventory.noItems.${kind}`)}>{t(`itemKindNote.${kind}`)}</EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(shown === 'low' && text === '' ? 'inventory.noneLow' : 'inventory.noneMatch')}
    />
  )
}
