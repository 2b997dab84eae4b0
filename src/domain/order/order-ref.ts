import { shortCode } from '#lib/short-code.ts'

/**
 * A short reference that people can read out over the phone (`W-7K3M9Q`), derived from the order's id so that it is
 * the same on every phone, even without a network.
 */
export function orderRef(orderId: string): string {
  return `W-${shortCode(orderId)}`
}
