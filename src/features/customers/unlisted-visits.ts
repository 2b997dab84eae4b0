import type { ShownVisit } from '#components/order/visit-list.tsx'

/** Past visits whose orders are not on this device and so in no list, latest first; at most `limit`. */
export function unlistedVisits(
  visits: readonly ShownVisit[],
  limit: number,
): readonly ShownVisit[] {
  return visits
    .filter(({ hasOrder, outcome }) => !hasOrder && outcome !== 'open')
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, limit)
}
