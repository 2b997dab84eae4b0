import { useLocation, useOutlet, useParams } from 'react-router'
import { Split } from '#ui/layout/split.tsx'
import { ItemsList } from './items-list.tsx'
import { LocationsList } from './locations-list.tsx'
import { shownOf } from './list-url.ts'

/** The catalogue or the stores and vans, next to the selected one. */
export function InventoryPage() {
  const detail = useOutlet()
  const { search } = useLocation()
  const { itemId, placeId } = useParams()
  const shown = placeId === undefined ? shownOf(search) : 'places'
  return (
    <Split
      renderList={(layout) =>
        shown === 'places' ? (
          <LocationsList layout={layout} current={placeId ?? null} />
        ) : (
          <ItemsList layout={layout} shown={shown} current={itemId ?? null} />
        )
      }
      detail={detail}
    />
  )
}
