import { toLocalTime } from '#domain/time/local-time.ts'

/** The form of a new order for a person at an instant, in milliseconds. */
export function newOrderPath(
  { personId, at }: { readonly personId: string; readonly at: number },
  timeZone: string,
): string {
  const start = toLocalTime(new Date(at).toISOString(), timeZone)
  return `/orders/new?${new URLSearchParams({ start, person: personId }).toString()}`
}
