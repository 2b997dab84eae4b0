import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { isLocalRequest } from './local-request.ts'
import { readBody } from './read-body.ts'

/** One request and its response. */
export interface Exchange {
  readonly method: string
  /** The percent-encoded path. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** Whether it comes from this machine, and not from a web page of another site. */
  readonly isLocal: boolean
  /** Whether it may use the owner token and the admin endpoints: it is local, and other machines have no access. */
  readonly isTrusted: boolean
  /** `http://host:port` by the Host header. */
  readonly origin: string
  readonly response: ServerResponse
  /** The body as text; throws INVALID_ARGUMENT where it is too large. */
  text(): Promise<string>
  /** The body as it arrives, for what passes it on. */
  readonly body: Readable
}

/** `isExposed`: whether other machines have access to the server. */
export function createExchange(
  request: IncomingMessage,
  response: ServerResponse,
  isExposed: boolean,
): Exchange {
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const isLocal = isLocalRequest(request)
  let query: URLSearchParams | undefined
  return {
    method: request.method ?? 'GET',
    path,
    get query() {
      query ??= new URLSearchParams(mark < 0 ? '' : url.slice(mark))
      return query
    },
    headers: request.headers,
    isLocal,
    isTrusted: isLocal && !isExposed,
    origin: `http://${request.headers.host ?? 'localhost'}`,
    response,
    text: () => readBody(request),
    body: request,
  }
}
