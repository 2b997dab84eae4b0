import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { Site } from '#domain/entities/site.ts'
import { addressLines } from '#domain/geo/address-lines.ts'

export interface MapLink {
  readonly href: string
  /** The website the link opens, named next to it; null for an app on this device. */
  readonly host: string | null
}

/** `{query}` is replaced by coordinates or an address. */
const usualSite = 'https://www.openstreetmap.org/search?query={query}'
const usualDirections = 'https://www.openstreetmap.org/directions?to={query}'
const appleMaps = 'https://maps.apple.com/'

interface Reader {
  readonly userAgent: string
  /** The website that shows a point on devices without a maps app. */
  readonly site: string
  /** The website that gives directions on devices without a maps app. */
  readonly directions: string
}

function thisReader(): Reader {
  const own = import.meta.env.VITE_MAP_SITE
  return {
    userAgent: navigator.userAgent,
    site: own || usualSite,
    directions: import.meta.env.VITE_DIRECTIONS_SITE || own || usualDirections,
  }
}

/**
 * Directions to a site; null if its location is unknown. Android offers its map apps for `geo:`, Apple's
 * devices open theirs for its web address; other devices open a website.
 */
export function directionsLink(
  site: Pick<Site, 'address' | 'geo'>,
  reader: Reader = thisReader(),
): MapLink | null {
  const words = addressLines(site.address).join(', ')
  const query = site.geo ? pointOf(site.geo) : words
  if (query === '') return null
  const asked = encodeURIComponent(query)
  if (isApple(reader)) return { href: `${appleMaps}?daddr=${asked}`, host: null }
  if (isAndroid(reader)) return { href: geoLink(site.geo, asked), host: null }
  return onSite(reader.directions, asked)
}

/** A point in the device's maps app, else on a website. */
export function locationLink(place: GeoPoint, reader: Reader = thisReader()): MapLink {
  const asked = encodeURIComponent(pointOf(place))
  if (isApple(reader)) return { href: `${appleMaps}?ll=${asked}&q=${asked}`, host: null }
  if (isAndroid(reader)) return { href: geoLink(place, asked), host: null }
  return onSite(reader.site, asked)
}

function geoLink(place: GeoPoint | null, asked: string): string {
  return `geo:${place ? pointOf(place) : '0,0'}?q=${asked}`
}

function onSite(site: string, asked: string): MapLink {
  const href = site.replaceAll('{query}', asked)
  return { href, host: new URL(href).hostname.replace(/^www\./, '') }
}

function pointOf({ latitude, longitude }: GeoPoint): string {
  return `${latitude},${longitude}`
}

function isApple({ userAgent }: Reader): boolean {
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent)
}

function isAndroid({ userAgent }: Reader): boolean {
  return userAgent.includes('Android')
}
