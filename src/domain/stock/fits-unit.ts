/** Units of things that are never divided. A company's own unit may be. */
const wholeUnits: readonly string[] = ['piece', 'set']

/** Whether so much of a unit can be used: half an hour or metre, but no half piece. */
export function fitsUnit(quantity: number, unit: string): boolean {
  return Number.isInteger(quantity) || !wholeUnits.includes(unit)
}
