import { useEffect, useRef, useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { Geocoder } from '#domain/geo/geocoder/geocoder.ts'
import { useLocale } from '#messages/index.ts'
import { createAddressSearch, type GeocoderAnswer } from './ask-geocoder.ts'

export type SearchState = GeocoderAnswer | { readonly kind: 'idle' | 'asking' }

/** Shorter texts find anything. */
const fewest = 3

/** One for the page, as its pause counts for all forms. */
let ask: ReturnType<typeof createAddressSearch> | null = null

/** Searches addresses; a newer search replaces the one that has not been answered. */
export function useAddressSearch(
  geocoder: Geocoder,
  near: GeoPoint | null,
): readonly [SearchState, (text: string) => void] {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const language = useLocale()
  useEffect(() => () => running.current?.abort(), [])

  async function search(typed: string) {
    running.current?.abort()
    const text = typed.trim()
    if (text.length < fewest) return setState({ kind: 'idle' })
    const abort = new AbortController()
    running.current = abort
    setState({ kind: 'asking' })
    ask ??= createAddressSearch(geocoder, ports)
    const answer = await ask({ text, language, near }, abort.signal)
    if (answer) setState(answer)
  }

  return [state, (text) => void search(text)]
}

const ports = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  now: () => performance.now(),
  isOnline: () => navigator.onLine,
  wait: (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      })
    }),
}
