import { foldText } from '#lib/fold-text.ts'
import type { Address } from '../entities/fields.ts'

/**
 * Whether an address may have become that of another place: one of the parts that were known before is another now. What
 * is only added makes it more exact.
 */
export function isElsewhere(before: Address, now: Address): boolean {
  return (['line1', 'postcode', 'city', 'country'] as const).some((part) => {
    const known = plain(before[part])
    return known !== '' && known !== plain(now[part])
  })
}

function plain(text: string): string {
  return foldText(text).replaceAll(/[\s,.]+/g, '')
}
