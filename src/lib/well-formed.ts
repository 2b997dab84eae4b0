/** The text with each half of a surrogate pair replaced: it has no UTF-8, and some functions throw on it. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
