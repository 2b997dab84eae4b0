/** A way to send one request. Rejects where no answer came (offline, time-out, CORS, aborted). */
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
  /** True where the answer came from another address than was asked: a captive portal's way. */
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
      // No cache answers a POST, and asked to leave caches out a browser asks for permission each time anew.
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
