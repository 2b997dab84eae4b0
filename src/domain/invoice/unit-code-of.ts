/** The codes of UN/ECE Recommendation 20 for the catalogue's own units. */
const codes: Readonly<Record<string, string>> = {
  piece: 'C62',
  metre: 'MTR',
  kilogram: 'KGM',
  litre: 'LTR',
  set: 'SET',
}

/** The code of a unit of the catalogue; pieces for a company's own units. */
export function unitCodeOf(unit: string): string {
  return Object.hasOwn(codes, unit) ? (codes[unit] ?? 'C62') : 'C62'
}
