import type { Payment } from '../entities/payment.ts'

const twoMinutes = 2 * 60_000

type Entered = Pick<Payment, 'kind' | 'customerId' | 'method' | 'amountMinor' | 'currency'>

/**
 * Whether the same was recorded less than two minutes before `at` (milliseconds), so that the person is asked whether
 * they mean it.
 */
export function isRepeated(
  entered: Entered,
  recent: readonly (Entered & Pick<Payment, 'createdAt'>)[],
  at: number,
): boolean {
  return recent.some(
    ({ kind, customerId, method, amountMinor, currency, createdAt }) =>
      kind === entered.kind &&
      customerId === entered.customerId &&
      method === entered.method &&
      amountMinor === entered.amountMinor &&
      currency === entered.currency &&
      Math.abs(at - Date.parse(createdAt)) < twoMinutes,
  )
}
