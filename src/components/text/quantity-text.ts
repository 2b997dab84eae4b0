import type { Translate } from '#messages/index.ts'

/** The units the app can translate. */
export const units = ['piece', 'metre', 'kilogram', 'litre', 'set'] as const

/** '3 pieces', '1 metre'. A company's own unit is left unchanged: '2 reels of 50 m'. */
export function quantityText(t: Translate, count: number, unit: string): string {
  const word = units.find((one) => one === unit)
  return word ? t(`unit.${word}`, { count }) : t('unit.other', { count, unit }).trim()
}

/** 'pieces'. A company's own unit is left unchanged. */
export function unitName(t: Translate, unit: string): string {
  const word = units.find((one) => one === unit)
  return word ? t(`unit.name.${word}`) : unit
}
