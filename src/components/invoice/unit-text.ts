import { unitCodes } from '#domain/stock/unit-codes.ts'
import type { Translate } from '#messages/index.ts'

/** 'pcs', 'h'; a code without a name stays as it is. */
export function unitText(t: Translate, code: string): string {
  const known = unitCodes.find((one) => one === code)
  return known ? t(`unitCode.${known}`) : code
}
