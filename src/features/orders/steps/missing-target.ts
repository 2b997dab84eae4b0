import type { AskedAtCompletion } from '#domain/order/completion/asked-at-completion.ts'

/** Id of the element on the order page where it is entered. */
export function missingTarget(asked: AskedAtCompletion | undefined): string {
  if (asked === undefined) return ''
  return 'item' in asked ? `item-${asked.item.id}` : `part-${asked.type}`
}
