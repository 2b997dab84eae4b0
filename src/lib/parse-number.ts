/** A typed number with a point or a comma, null for nothing typed, undefined for what is no number. */
export function parseNumber(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.').replace('\u2212', '-')
  if (typed === '') return null
  if (!/^-?\d{1,15}(\.\d{0,6})?$/.test(typed)) return undefined
  return Number(typed)
}
