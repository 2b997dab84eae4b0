import type { Translate } from '#messages/index.ts'

/** The units that the app has words for. */
export const units = ['piece', 'metre', 'kilogram', 'litre', 'set'] as const

/** '3 pieces', '1 metre'; a unit that is the company's own word stands as it is: '2 reels of 50 m'. */
export function quantityText(t: Translate, count: number, unit: string): string {
  const word = units.find((one) => one === unit)
  return word ? t(`unit.${word}`, { count }) : t('unit.other', { count, unit }).trim()
}

/** 'pieces'; a unit that is the company's own word stands as it is. */
export function unitName(t: Translate, unit: string): string {
  const word = units.find((one) => one === unit)
  return word ? t(`unit.name.${word}`) : unit
}
