/** Levels of nesting that are read; Firestore allows twenty. */
export const maxLevels = 32
/** Values of one document that are read; our largest documents have about eighty thousand. */
export const maxValues = 200_000

/** Firestore's first and last second, in the years 1 and 9999. */
const firstSecond = -62_135_596_800
const lastSecond = 253_402_300_799

/** How much of a document may still be read. One per document. */
export interface ReadBudget {
  values: number
}

export function newReadBudget(): ReadBudget {
  return { values: maxValues }
}

/** A number that JSON can hold, without minus zero; null if it is not a number. */
export function plainNumber(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null
}

/**
 * The ISO text of an instant with six fraction digits, so that texts sort as times do; null if it is not a valid date.
 */
export function instantText(seconds: number, nanoseconds: number): string | null {
  const isSecond = Number.isInteger(seconds) && seconds >= firstSecond && seconds <= lastSecond
  if (!isSecond || !(nanoseconds >= 0 && nanoseconds < 1e9)) return null
  const [whole] = new Date(seconds * 1000).toISOString().split('.')
  const micros = String(Math.floor(nanoseconds / 1000)).padStart(6, '0')
  return `${whole}.${micros}Z`
}

export interface PlainPoint {
  readonly latitude: number | null
  readonly longitude: number | null
}

export function plainPoint(latitude: unknown, longitude: unknown): PlainPoint {
  return { latitude: plainNumber(Number(latitude)), longitude: plainNumber(Number(longitude)) }
}

/** Reads the items of a list or the entries of a map, as far as the allowance goes. `__proto__` keys are left out. */
export function plainEntries(
  entries: Iterable<readonly [key: string, value: unknown]>,
  allowance: ReadBudget,
  read: (value: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  const map: Record<string, unknown> = {}
  for (const [key, value] of entries) {
    if (allowance.values <= 0) break
    if (key !== '__proto__' && value !== undefined) map[key] = read(value)
  }
  return map
}

export function plainItems(
  items: Iterable<unknown>,
  allowance: ReadBudget,
  read: (value: unknown) => unknown,
): readonly unknown[] {
  const list: unknown[] = []
  for (const item of items) {
    if (allowance.values <= 0) break
    list.push(read(item))
  }
  return list
}
