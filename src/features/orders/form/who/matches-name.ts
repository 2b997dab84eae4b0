/** Whether each word of the text begins a word of the name, whatever their accents and case. */
export function matchesName(name: string, text: string): boolean {
  const words = plain(name).split(/[\s-]+/)
  return plain(text)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}
