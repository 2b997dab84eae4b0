import { codeOfUnit } from '#domain/stock/unit-codes.ts'
import type { Translate } from '#messages/index.ts'

/** The units the app can translate. */
export const units = Object.keys(codeOfUnit) as readonly (keyof typeof codeOfUnit)[]

/** '3 pieces', '1 meter'. A company's own unit is left unchanged: '2 reels of 50 m'. */
export function quantityText(t: Translate, count: number, unit: string): string {
  const word = units.find((one) => one === unit)
  return word ? t(`unit.${word}`, { count }) : t('unit.other', { count, unit }).trim()
}

/** 'pieces', or 'piece' beside a 1. A company's own unit is left unchanged. */
export function unitName(t: Translate, unit: string, count = 2): string {
  const word = units.find((one) => one === unit)
  if (!word) return unit
  return count === 1 ? t(`unit.single.${word}`) : t(`unit.name.${word}`)
}
