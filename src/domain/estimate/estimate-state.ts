import type { Estimate } from '../entities/estimate.ts'

/** How an estimate stands on a day. 'expired': sent, never answered, and its last day is over. */
export const estimateStates = [
  'draft',
  'sent',
  'expired',
  'approved',
  'declined',
  'cancelled',
  'converted',
] as const
export type EstimateState = (typeof estimateStates)[number]

/** The state of an estimate; `today` is a local day 'YYYY-MM-DD' in the company's time zone. */
export function estimateState(
  { status, validUntil }: Pick<Estimate, 'status' | 'validUntil'>,
  today: string,
): EstimateState {
  return status === 'sent' && validUntil < today ? 'expired' : status
}
