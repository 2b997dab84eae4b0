import type { Street } from './streets.ts'

/** The postal codes of the town: along the water, up the hill, and around the mill. */
export const postcodes = { harbour: 'B0J 2H0', hill: 'B0J 2N0', mill: 'B0J 2C0' } as const

const hillBegins = 44.379
const millBegins = -64.3112

/** The postal code of a street, by where it begins. */
export function postcodeOf({ from: [latitude, longitude] }: Street): string {
  if (longitude < millBegins)
    return latitude > hillBegins && longitude > -64.314 ? postcodes.hill : postcodes.mill
  return latitude > hillBegins ? postcodes.hill : postcodes.harbour
}
