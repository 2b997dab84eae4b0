import { confirmableMs } from '#domain/time/bounds.ts'
import type { MutationContext } from '#domain/mutation/types.ts'

/**
 * When a step was made that its author confirmed only later, as they say: a phone may notice that they have arrived.
 * What lies after the tap, or too long before it, is the time of the tap.
 */
export function madeAt(claimed: string | undefined, { at }: Pick<MutationContext, 'at'>): string {
  if (claimed === undefined) return at
  const waited = Date.parse(at) - Date.parse(claimed)
  return waited >= 0 && waited <= confirmableMs ? claimed : at
}
