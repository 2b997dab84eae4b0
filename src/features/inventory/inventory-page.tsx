import { useLocation, useOutlet, useParams } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { DeskSplit } from '#ui/table/desk-split.tsx'
import { ItemsList } from './list/items-list.tsx'
import { LocationsList } from './list/locations-list.tsx'
import { shownOf } from './list-url.ts'

const StockDesk = lazyPart(async () => (await import('./list/stock-desk.tsx')).StockDesk)

/** The catalogue or the stores and vans, next to the selected one. */
export function InventoryPage() {
  const detail = useOutlet()
  const { search } = useLocation()
  const { itemId, placeId } = useParams()
  const shown = placeId === undefined ? shownOf(search) : 'places'
  return (
    <DeskSplit
      renderList={(layout) =>
        layout !== 'page' ? (
          <StockDesk
            shown={shown}
            current={placeId ?? itemId ?? null}
            isBeside={layout === 'beside'}
          />
        ) : shown === 'places' ? (
          <LocationsList />
        ) : (
          <ItemsList shown={shown} />
        )
      }
      detail={detail}
    />
  )
}
