import type { Territory } from './territory.ts'

/** A postal code as it is compared: 'b3h 1a1' is 'B3H1A1'. */
export function plainPostalCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

const matchers = new WeakMap<readonly Territory[], ReadonlyMap<string, string>>()

/**
 * The id of the territory that an address lies in: the one with the longest beginning of its postal code, the first of
 * the list where two have the same; null where none has.
 */
export function territoryOf(territories: readonly Territory[], postcode: string): string | null {
  const known = matchers.get(territories) ?? prefixesOf(territories)
  matchers.set(territories, known)
  const plain = plainPostalCode(postcode)
  for (let length = Math.min(plain.length, 10); length > 0; length -= 1) {
    const found = known.get(plain.slice(0, length))
    if (found !== undefined) return found
  }
  return null
}

function prefixesOf(territories: readonly Territory[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { id: territoryId, postalCodes } of territories)
    for (const prefix of postalCodes) if (!found.has(prefix)) found.set(prefix, territoryId)
  return found
}

/** Whom territories are about. */
export interface TerritoryFacts {
  readonly territoryIds: readonly string[]
}

/** Where a person works: their territories that the company still has; none is everywhere. */
export function territoriesOf(
  territories: readonly Territory[],
  staff: TerritoryFacts | null,
): readonly Territory[] {
  const ids = staff?.territoryIds ?? []
  return ids.length === 0 ? [] : territories.filter(({ id: one }) => ids.includes(one))
}

/** Whether a place in a territory, null for an unknown one, is not where a person works. */
export function isOutside(
  territories: readonly Territory[],
  staff: TerritoryFacts | null,
  territoryId: string | null,
): boolean {
  if (territoryId === null || (staff?.territoryIds ?? []).length === 0) return false
  const own = territoriesOf(territories, staff)
  return own.length > 0 && !own.some(({ id: one }) => one === territoryId)
}
