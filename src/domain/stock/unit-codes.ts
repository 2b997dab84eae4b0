/** The units that the app knows, with their codes of UN/ECE Recommendation 20, by which documents name them. */
export const codeOfUnit = {
  piece: 'C62',
  set: 'SET',
  hour: 'HUR',
  day: 'DAY',
  metre: 'MTR',
  squareMetre: 'MTK',
  kilometre: 'KMT',
  kilogram: 'KGM',
  litre: 'LTR',
} as const

type Unit = keyof typeof codeOfUnit

/** The codes that an item may be given. */
export const unitCodes = Object.values(codeOfUnit)

type UnitCode = (typeof codeOfUnit)[Unit]

interface Measured {
  /** One of the app's units, or a company's own word. */
  readonly unit: string
  /** As it is stored; one that the app does not know counts as pieces. */
  readonly unitCode: string
}

/**
 * The code by which documents name an item's unit. Items that were stored before there were codes say C62 although
 * they may be measured otherwise, so a unit that the app knows decides.
 */
export function unitCodeOf({ unit, unitCode }: Measured): UnitCode {
  if (Object.hasOwn(codeOfUnit, unit)) return codeOfUnit[unit as Unit]
  return unitCodes.find((one) => one === unitCode) ?? codeOfUnit.piece
}
