import type { Translate } from '#messages/index.ts'

/** Codes of UN/ECE Recommendation 20 that the editor offers. */
export const unitCodes = [
  'C62',
  'HUR',
  'DAY',
  'MTR',
  'MTK',
  'MTQ',
  'KMT',
  'KGM',
  'LTR',
  'SET',
] as const

/** 'pcs', 'h'; a code without a name stays as it is. */
export function unitText(t: Translate, code: string): string {
  const known = unitCodes.find((one) => one === code)
  return known ? t(`unitCode.${known}`) : code
}
