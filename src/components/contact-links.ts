import type { Site } from '#domain/entities/site.ts'
import { addressLines } from './address-lines.ts'

/** A phone number as `tel:` and `sms:` take it, '' where there is none. */
export function dialable(phone: string): string {
  const digits = phone.replaceAll(/[^\d+*#]/g, '')
  return /\d{2}/.test(digits) ? digits : ''
}

/**
 * A link that opens the way to a site in the phone's maps, null where nothing is known of its place. Apple's devices
 * do not take `geo:`, Android's offer every map app for it, elsewhere a page of OpenStreetMap opens.
 */
export function directionsHref(
  site: Pick<Site, 'address' | 'geo'>,
  userAgent: string = navigator.userAgent,
): string | null {
  const words = encodeURIComponent(addressLines(site.address).join(', '))
  const point = site.geo && `${site.geo.latitude},${site.geo.longitude}`
  if (point === null && words === '') return null
  if (/iPhone|iPad|Macintosh/.test(userAgent)) {
    return `https://maps.apple.com/?daddr=${point ?? words}`
  }
  if (/Android/.test(userAgent)) return `geo:${point ?? '0,0'}?q=${point ?? words}`
  return point === null
    ? `https://www.openstreetmap.org/search?query=${words}`
    : `https://www.openstreetmap.org/directions?to=${point}`
}
