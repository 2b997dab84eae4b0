import { useNavigate } from 'react-router'
import { itemsInStock, stockLocations } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import styles from '../inventory.module.css'
import { inventoryHref, type ShownList, shownLists } from '../list-url.ts'

export interface StockToolsProps {
  shown: ShownList
  text: string
  onText: (text: string) => void
}

/** The search field and the choice of list. */
export function StockTools({ shown, text, onText }: StockToolsProps) {
  return (
    <>
      <StockSearch className={styles.search} shown={shown} text={text} onText={onText} />
      <StockLists shown={shown} text={text} />
    </>
  )
}

export function StockSearch({
  shown,
  text,
  onText,
  className,
}: StockToolsProps & { className?: string | undefined }) {
  const t = useT()
  const isLocations = shown === 'places'
  return (
    <SearchField
      label={t(isLocations ? 'inventory.searchLocations' : 'parts.search')}
      hideLabel
      className={className}
      placeholder={t(isLocations ? 'inventory.searchLocationsHint' : 'parts.searchHint')}
      value={text}
      data-search
      onChange={(event) => onText(event.target.value)}
    />
  )
}

/** Which of the lists is shown. */
export function StockLists({ shown, text }: Omit<StockToolsProps, 'onText'>) {
  const t = useT()
  const navigate = useNavigate()
  const items = useLive(itemsInStock())
  const locations = useLive(stockLocations())
  const isAway = ({ archivedAt }: { readonly archivedAt: string | null }) => archivedAt !== null
  const away =
    (items ?? []).filter(({ item }) => isAway(item)).length +
    (locations ?? []).filter(({ location }) => isAway(location)).length
  const counts = {
    low: items?.filter(({ item, lowAt }) => lowAt.length > 0 && !isAway(item)).length,
    away,
  }
  const isLocations = shown === 'places'
  // A search for items makes no sense among locations.
  const show = (next: ShownList) => {
    const kept = isLocations === (next === 'places') ? text : ''
    void navigate(inventoryHref(next, '', kept), { replace: true })
  }
  return (
    <ChipRow label={t('inventory.show')}>
      {shownLists
        .filter((one) => one !== 'away' || away > 0 || shown === 'away')
        .map((one) => (
          <Chip
            key={one}
            isSelected={shown === one}
            count={one === 'low' || one === 'away' ? counts[one] : undefined}
            onPress={() => show(one)}
          >
            {t(`inventory.list.${one}`)}
          </Chip>
        ))}
    </ChipRow>
  )
}
