import type { AddressQuestion } from '#domain/geo/geocoder/address-question.ts'
import type { FoundAddress } from '#domain/geo/geocoder/found-address.ts'
import { addressesIn, addressRequest, type Geocoder } from '#domain/geo/geocoder/geocoder.ts'
import { parseJson } from '#lib/parse-json.ts'

export type GeocoderAnswer =
  | { readonly kind: 'found'; readonly addresses: readonly FoundAddress[] }
  /** `busy`: the service asks for fewer requests. `broken`: its answer cannot be read. */
  | { readonly kind: 'none' | 'offline' | 'busy' | 'broken' }

export interface GeocoderPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly now: () => number
  /** Rejects when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly isOnline: () => boolean
}

/** An answer longer than this many characters is none. */
const longest = 500_000

/**
 * Asks a geocoder, at most once per its pause; a question that is aborted meanwhile is never sent, and its answer is
 * null. Where the geocoder suggests while someone types, the pause also waits for the end of typing.
 */
export function createAddressSearch(geocoder: Geocoder, ports: GeocoderPorts) {
  let freeAt = 0

  async function ask(question: AddressQuestion, signal: AbortSignal): Promise<GeocoderAnswer> {
    if (!ports.isOnline()) return { kind: 'offline' }
    if (geocoder.suggests) await ports.wait(geocoder.pauseMs, signal)
    while (freeAt > ports.now()) await ports.wait(freeAt - ports.now(), signal)
    freeAt = ports.now() + geocoder.pauseMs
    const response = await ports.fetch(addressRequest(geocoder, question), {
      signal,
      credentials: 'omit',
      headers: { Accept: 'application/json', 'Accept-Language': question.language },
    })
    if (response.status === 429 || response.status === 503) return { kind: 'busy' }
    const text = response.ok ? await response.text() : ''
    const addresses = text.length > longest ? null : addressesIn(geocoder, parseJson(text))
    if (addresses === null) return { kind: 'broken' }
    return addresses.length === 0 ? { kind: 'none' } : { kind: 'found', addresses }
  }

  return async (question: AddressQuestion, signal: AbortSignal): Promise<GeocoderAnswer | null> => {
    try {
      const answer = await ask(question, signal)
      return signal.aborted ? null : answer
    } catch {
      return signal.aborted ? null : { kind: 'offline' }
    }
  }
}
