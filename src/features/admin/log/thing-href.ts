import type { ChangedThing } from '#data/index.ts'

/** The page of what was changed; null if it has none. */
export function thingHref({ collection, id, customerId }: ChangedThing): string | null {
  if (collection === 'orders') return `/orders/${id}`
  if (collection === 'customers') return `/customers/${id}`
  if (collection === 'items') return `/inventory/${id}`
  if (collection === 'locations') return `/inventory/places/${id}`
  if (collection === 'users') return `/technicians/${id}`
  if (collection === 'companies' || collection === 'templates') return '/admin'
  return customerId === '' ? null : `/customers/${customerId}`
}
