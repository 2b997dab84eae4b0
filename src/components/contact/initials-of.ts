/** 'Grace Comeau' -> 'GC', 'ana@example.com' -> 'A'. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s.]+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}
