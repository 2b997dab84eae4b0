import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isLoopbackOrigin } from './local-request.ts'

/** Which web pages may call the server. */
export interface OriginPolicy {
  /** Why a request is refused, as a message for developers; undefined where it is allowed. */
  refusal(headers: IncomingHttpHeaders): string | undefined
}

interface OriginPolicyOptions {
  /** The host on which the server listens. */
  readonly host: string
  readonly isExposed: boolean
  /** Allowed origins in addition to those of this machine. */
  readonly allowed: readonly string[]
}

/**
 * Allows pages of this machine and of the allowed origins. Where other machines have access to the server, pages from
 * the server's own address are allowed, too, because the app is served there. Allows all requests without a page.
 */
export function createOriginPolicy({
  host,
  isExposed,
  allowed,
}: OriginPolicyOptions): OriginPolicy {
  const named = new Set(allowed)

  function isAllowed(origin: string, requestedHost: string | undefined): boolean {
    if (named.has(origin) || isLoopbackOrigin(origin)) return true
    if (!isExposed || !URL.canParse(origin)) return false
    const { hostname } = new URL(origin)
    const own = hostnameOf(requestedHost)
    // Anyone can make a name point to this machine (DNS rebinding), but not an address.
    return hostname === own && (isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || hostname === host)
  }

  return {
    refusal({ origin, host: requestedHost, referer, 'sec-fetch-site': site }) {
      if (origin !== undefined)
        return isAllowed(origin, requestedHost) ? undefined : refusalOf(origin)
      // Requests of images, forms and links have no Origin header, but browsers mark them as cross-site.
      if (site !== 'cross-site') return undefined
      const from = URL.canParse(referer ?? '') ? new URL(referer ?? '').origin : 'null'
      return isAllowed(from, requestedHost) ? undefined : refusalOf(from)
    },
  }
}

function hostnameOf(host: string | undefined): string | undefined {
  const url = `http://${host ?? ''}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

function refusalOf(origin: string): string {
  const shown = origin.slice(0, 200)
  return `Pages of ${shown} are not allowed to call this server. To allow them, start it with --allow-origin ${shown}`
}

/** Parses origins separated by commas; throws an Error with a message for the user. */
export function parseOrigins(text: string | undefined): readonly string[] {
  if (text === undefined) return []
  const origins = text.split(',').map((one) => one.trim())
  for (const origin of origins) {
    const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin
    if (!isOrigin && origin !== 'null')
      throw new Error(
        `--allow-origin: "${origin}" is not an origin such as https://example.com:8080.`,
      )
  }
  return origins
}
