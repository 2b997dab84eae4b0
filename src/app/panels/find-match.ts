/** Whether every typed word occurs, whatever case and accents. */
export function matches(hay: string, typed: string): boolean {
  const folded = fold(hay)
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
