/** Replaces unpaired surrogates, which have no UTF-8 form and make some functions throw. */
export function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
