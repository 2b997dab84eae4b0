import type { GeoPoint } from './distance-km.ts'

/** '44.6488, -63.5752' as a point; null where it is none. A decimal comma needs a semicolon or space between. */
export function parseCoordinates(text: string): GeoPoint | null {
  const number = String.raw`[-−+]?\d{1,3}(?:[.,]\d{1,12})?`
  const found = new RegExp(
    String.raw`^\s*(${number})°?\s*(?:[;\s]|,\s|,(?=[-−+]?\d+\.))\s*(${number})°?\s*$`,
  ).exec(text)
  const [latitude, longitude] = [found?.[1], found?.[2]].map((part) =>
    Number((part ?? '').replace(',', '.').replace('−', '-') || Number.NaN),
  )
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
