import type { ChangedThing } from '#data/index.ts'

/** The page of what was changed; null if it has none that the reader may open. */
export function thingHref(
  { collection, id, customerId }: ChangedThing,
  { isOffice, hasStock }: { readonly isOffice: boolean; readonly hasStock: boolean },
): string | null {
  if (collection === 'orders') return `/orders/${id}`
  if (collection === 'customers') return `/customers/${id}`
  if (collection === 'sites' || collection === 'assets')
    return customerId === '' ? null : `/customers/${customerId}`
  if (!isOffice) return null
  if (/^(items|locations)$/.test(collection) && !hasStock) return null
  if (collection === 'items') return `/inventory/${id}`
  if (collection === 'locations') return `/inventory/places/${id}`
  if (collection === 'plans') return `/plans/${id}`
  if (collection === 'users') return `/technicians/${id}`
  return '/admin'
}
