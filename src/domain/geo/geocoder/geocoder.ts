import type { AddressQuestion } from './address-question.ts'
import { nominatimAddresses, nominatimRequest } from './nominatim.ts'
import { photonAddresses, photonRequest } from './photon.ts'
import type { FoundAddress } from './found-address.ts'

/** A service that finds addresses, as a build names it. */
export interface Geocoder {
  readonly kind: 'photon' | 'nominatim'
  /** The address of its search, without the query. */
  readonly url: string
  /** What must be shown beside what it found. */
  readonly attribution: string
  /** Whether it may be asked while someone types. Nominatim's usage policy forbids that. */
  readonly suggests: boolean
  /** The least time between two requests, in milliseconds. */
  readonly pauseMs: number
}

const mostFound = 6

const usualAttribution = '© OpenStreetMap contributors'

/** The service of this address; null without one. The kind is read from the address unless it is named. */
export function geocoderOf(
  url: string | undefined,
  kind: string | undefined = '',
  attribution: string | undefined = '',
): Geocoder | null {
  if (!url || !/^(?:https?:\/\/|\/(?!\/))/.test(url)) return null
  const isNominatim =
    kind === 'nominatim' || (kind !== 'photon' && /nominatim|\/search\b/.test(url))
  const about = { attribution: attribution || usualAttribution }
  return isNominatim
    ? { kind: 'nominatim', url: withEnd(url, '/search'), ...about, suggests: false, pauseMs: 1000 }
    : { kind: 'photon', url: withEnd(url, '/api'), ...about, suggests: true, pauseMs: 300 }
}

/** The address to ask. */
export function addressRequest(geocoder: Geocoder, question: AddressQuestion): string {
  const values = geocoder.kind === 'photon' ? photonRequest(question) : nominatimRequest(question)
  return `${geocoder.url}?${new URLSearchParams({ ...values, limit: `${mostFound}` })}`
}

/** What an answer says; null where it is no answer of such a service. What cannot be read of it is left out. */
export function addressesIn(
  { kind }: Pick<Geocoder, 'kind'>,
  answer: unknown,
): readonly FoundAddress[] | null {
  const found = kind === 'photon' ? photonAddresses(answer) : nominatimAddresses(answer)
  return found?.slice(0, mostFound) ?? null
}

function withEnd(url: string, end: string): string {
  const bare = url.replace(/\/+$/, '')
  return bare.endsWith(end) ? bare : bare + end
}
