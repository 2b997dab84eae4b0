import type { Place } from '#domain/geo/distance-km.ts'
import type { Site } from '#domain/entities/site.ts'
import { addressLines } from './address-lines.ts'

export interface MapLink {
  readonly href: string
  /** The website that it opens, to be named beside it; null: an app of this device. */
  readonly host: string | null
}

/** `{query}` stands for a point or an address. */
const usualSite = 'https://www.openstreetmap.org/search?query={query}'

interface Reader {
  readonly userAgent: string
  /** The website for devices without maps of their own. */
  readonly site: string
}

function thisReader(): Reader {
  return { userAgent: navigator.userAgent, site: import.meta.env.VITE_MAP_SITE || usualSite }
}

/**
 * The way to a site in the device's own maps, null where nothing is known of its place. Android offers every map app
 * for `geo:`, Apple's devices open theirs with `maps:`; elsewhere a website shows the place.
 */
export function directionsLink(
  site: Pick<Site, 'address' | 'geo'>,
  reader: Reader = thisReader(),
): MapLink | null {
  const words = addressLines(site.address).join(', ')
  const query = site.geo ? pointOf(site.geo) : words
  if (query === '') return null
  const asked = encodeURIComponent(query)
  if (isApple(reader)) return { href: `maps://?daddr=${asked}`, host: null }
  if (isAndroid(reader)) return { href: geoLink(site.geo, asked), host: null }
  return onSite(reader, asked)
}

/** A point in the device's own maps, else on a website. */
export function locationLink(place: Place, reader: Reader = thisReader()): MapLink {
  const asked = encodeURIComponent(pointOf(place))
  if (isApple(reader)) return { href: `maps://?ll=${asked}&q=${asked}`, host: null }
  if (isAndroid(reader)) return { href: geoLink(place, asked), host: null }
  return onSite(reader, asked)
}

function geoLink(place: Place | null, asked: string): string {
  return `geo:${place ? pointOf(place) : '0,0'}?q=${asked}`
}

function onSite({ site }: Reader, asked: string): MapLink {
  const href = site.replaceAll('{query}', asked)
  return { href, host: new URL(href).hostname.replace(/^www\./, '') }
}

function pointOf({ latitude, longitude }: Place): string {
  return `${latitude},${longitude}`
}

function isApple({ userAgent }: Reader): boolean {
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent)
}

function isAndroid({ userAgent }: Reader): boolean {
  return userAgent.includes('Android')
}
