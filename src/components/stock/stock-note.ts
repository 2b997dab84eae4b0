import type { Format, Translate } from '#messages/index.ts'

interface Stocked {
  readonly sku: string
  /** Below which it is low at this location; null for none. */
  readonly minimum: number | null
}

/** What stands below an item in a list of a location: its number, and how few it may hold. */
export function stockNote(
  t: Translate,
  format: Pick<Format, 'number'>,
  { sku, minimum }: Stocked,
): string {
  const least = minimum === null ? '' : t('inventory.minimum', { count: format.number(minimum) })
  return [sku, least].filter(Boolean).join(' · ')
}
