import { useLocation, useOutlet, useParams } from 'react-router'
import { Split } from '#ui/layout/split.tsx'
import { PartsList } from './parts-list.tsx'
import { PlacesList } from './places-list.tsx'
import { shownOf } from './shown.ts'

/** The catalogue, or the stores and vans, and beside them what was chosen. */
export function InventoryPage() {
  const detail = useOutlet()
  const { search } = useLocation()
  const { itemId, placeId } = useParams()
  const shown = placeId === undefined ? shownOf(search) : 'places'
  return (
    <Split
      renderList={(layout) =>
        shown === 'places' ? (
          <PlacesList layout={layout} current={placeId ?? null} />
        ) : (
          <PartsList layout={layout} shown={shown} current={itemId ?? null} />
        )
      }
      detail={detail}
    />
  )
}
