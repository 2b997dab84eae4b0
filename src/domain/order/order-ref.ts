import { shortCode } from '#lib/short-code.ts'

/**
 * A short reference that people can read over the phone (`W-7K3M9Q`), derived from the order's id so
 * that a phone without network gives the same one as everybody else.
 */
export function orderRef(orderId: string): string {
  return `W-${shortCode(orderId)}`
}
