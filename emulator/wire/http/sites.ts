import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isLoopbackOrigin } from './local-request.ts'

/** Whose web pages may call the server. */
export interface Sites {
  /** Why a request is refused, in a sentence for developers; undefined where it may pass. */
  refusal(headers: IncomingHttpHeaders): string | undefined
}

interface SitesOptions {
  /** Where the server listens. */
  readonly host: string
  readonly isExposed: boolean
  /** Origins beyond those of this machine. */
  readonly allowed: readonly string[]
}

/**
 * Pages of this machine may call, and those that are allowed by name. Where other machines can reach the
 * server, a page from the same address may too, which is where the app is then. What no page asks for is
 * none of its business.
 */
export function createSites({ host, isExposed, allowed }: SitesOptions): Sites {
  const named = new Set(allowed)

  function isAllowed(origin: string, asked: string | undefined): boolean {
    if (named.has(origin) || isLoopbackOrigin(origin)) return true
    if (!isExposed || !URL.canParse(origin)) return false
    const { hostname } = new URL(origin)
    const own = hostnameOf(asked)
    // A name could be anyone's that points here; an address cannot.
    return hostname === own && (isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || hostname === host)
  }

  return {
    refusal({ origin, host: asked, referer, 'sec-fetch-site': site }) {
      if (origin !== undefined) return isAllowed(origin, asked) ? undefined : sentence(origin)
      // Neither pictures, forms nor links name an origin; a browser tells all the same that they are foreign.
      if (site !== 'cross-site') return undefined
      const from = URL.canParse(referer ?? '') ? new URL(referer ?? '').origin : 'null'
      return isAllowed(from, asked) ? undefined : sentence(from)
    },
  }
}

function hostnameOf(host: string | undefined): string | undefined {
  const url = `http://${host ?? ''}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

function sentence(origin: string): string {
  const shown = origin.slice(0, 200)
  return `Pages of ${shown} may not call this server. To let them, start it with --allow-origin ${shown}`
}

/** Origins separated by commas; throws an Error with a sentence for people. */
export function parseOrigins(text: string | undefined): readonly string[] {
  if (text === undefined) return []
  const origins = text.split(',').map((one) => one.trim())
  for (const origin of origins) {
    const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin
    if (!isOrigin && origin !== 'null')
      throw new Error(`--allow-origin: "${origin}" is no origin such as https://example.com:8080.`)
  }
  return origins
}
