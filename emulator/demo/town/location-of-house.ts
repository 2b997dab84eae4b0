import type { Location } from './location.ts'
import type { Street } from './streets.ts'

/** Along the street by number, odd on one side and even on the other; a second building stands behind. */
export function locationOfHouse({ from, to, houses }: Street, number: number, nth = 0): Location {
  const along = number / (houses + 1)
  const [across, up] = [to[1] - from[1], to[0] - from[0]]
  const aside = ((number % 2 === 0 ? 1 : -1) * (0.00015 + nth * 0.0003)) / Math.hypot(across, up)
  const degrees = (value: number): number => Math.round(value * 1e6) / 1e6
  return {
    latitude: degrees(from[0] + along * up + aside * across),
    longitude: degrees(from[1] + along * across - aside * up),
  }
}
