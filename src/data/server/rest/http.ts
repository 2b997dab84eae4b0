/** Sends one request. Rejects if no answer came (offline, timeout, CORS, aborted). */
export type Http = (request: HttpRequest) => Promise<HttpAnswer>

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
}

export interface HttpAnswer {
  readonly status: number
  /** True if the answer came from another address than requested, as from a captive portal. */
  readonly redirected: boolean
  /** By lower-case name. */
  header(name: string): string | null
  readonly text: string
}

/** `Http` over the host's own fetch. */
export function createFetchHttp(fetch: typeof globalThis.fetch): Http {
  return async ({ method, url, headers, body, timeoutMs }) => {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      // No cache answers a POST, and with `no-store` a browser would repeat the CORS preflight each time.
      ...(method === 'GET' && { cache: 'no-store' }),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return {
      status: response.status,
      redirected: response.redirected,
      header: (name) => response.headers.get(name),
      text,
    }
  }
}
