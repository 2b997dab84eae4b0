/** Parses a typed number with a point or a comma; null for an empty text, undefined for an invalid one. */
export function parseNumber(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.').replace('\u2212', '-')
  if (typed === '') return null
  if (!/^-?\d{1,15}(\.\d{0,6})?$/.test(typed)) return undefined
  return Number(typed)
}
