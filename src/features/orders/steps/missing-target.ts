import type { Missing } from '#domain/order/completion/missing-requirements.ts'

/** Id of the element on the order page where it is entered. */
export function missingTarget(missing: Missing | undefined): string {
  if (missing === undefined) return ''
  return missing.type === 'item' ? `item-${missing.item.id}` : `part-${missing.type}`
}
