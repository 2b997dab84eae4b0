import type { GeoJSONSourceDiff } from 'maplibre-gl'
import { type OrderMark, orderFeatures } from './order-layers.ts'

/** What changed between two sets of orders; null where nothing did. */
export function orderDiff(
  before: readonly OrderMark[],
  after: readonly OrderMark[],
): GeoJSONSourceDiff | null {
  const known = new Map(before.map((mark) => [mark.id, mark]))
  const left = new Set(known.keys())
  const changed: OrderMark[] = []
  for (const mark of after) {
    const old = known.get(mark.id)
    left.delete(mark.id)
    if (!old || !isSame(old, mark)) changed.push(mark)
  }
  if (changed.length === 0 && left.size === 0) return null
  // Adding a feature with a known id replaces it.
  return { remove: [...left], add: orderFeatures(changed).features }
}

function isSame(a: OrderMark, b: OrderMark): boolean {
  return (
    a.tone === b.tone &&
    a.isOpen === b.isOpen &&
    a.place.latitude === b.place.latitude &&
    a.place.longitude === b.place.longitude
  )
}
