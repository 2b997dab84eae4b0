import { PlaceSheet } from '#components/map/place/place-sheet.tsx'
import { mappedSites } from '#data/index.ts'
import { useLive, useMutate } from '#data/react.ts'
import type { Site } from '#domain/entities/site.ts'

export interface SetPlaceSheetProps {
  site: Site
  /** The order on which someone stands there. */
  orderId: string
  onClose: () => void
}

/** Sets where the site of an order is. */
export function SetPlaceSheet({ site, orderId, onClose }: SetPlaceSheetProps) {
  const mutate = useMutate()
  const sites = useLive(mappedSites())
  return (
    <PlaceSheet
      site={site}
      sites={sites}
      save={(geo) => mutate('site/locate', { siteId: site.id, orderId, edits: { geo } })}
      onClose={onClose}
    />
  )
}
