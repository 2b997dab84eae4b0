/**
 * The number of required photos. The words of `requires` are 'resolution', 'parts', 'signature', and 'photos:3' for at
 * least three photos; where two people entered different numbers, the larger one counts.
 */
export function requiredPhotos(requires: readonly string[]): number {
  const counts = requires.map((word) => Number(/^photos:(\d{1,2})$/.exec(word)?.[1] ?? 0))
  return Math.max(0, ...counts)
}

/** The same requirements with another number of photos; 0 removes that requirement. */
export function withRequiredPhotos(requires: readonly string[], count: number): readonly string[] {
  const others = requires.filter((word) => !word.startsWith('photos:'))
  return count > 0 ? [...others, `photos:${Math.min(99, count)}`] : others
}
