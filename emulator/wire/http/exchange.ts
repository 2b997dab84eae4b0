import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocalRequest } from './local-request.ts'
import { readBody } from './read-body.ts'

/** One request and its answer. */
export interface Exchange {
  readonly method: string
  /** The path as sent, still percent-encoded. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** Whether it comes from this machine and from no foreign web page. */
  readonly isLocal: boolean
  /** Whether it may use the owner's token and the admin endpoints: local, and no other machine could ask. */
  readonly isTrusted: boolean
  /** `http://host:port` as the client wrote it. */
  readonly origin: string
  readonly response: ServerResponse
  /** The whole body as text; throws INVALID_ARGUMENT where it is too large. */
  text(): Promise<string>
}

/** `isExposed` says that the server listens to other machines too. */
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
  }
}
