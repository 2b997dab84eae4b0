import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { sendJson } from '#emulator/wire/http/respond.ts'
import type { FunctionsProcess } from '../create-process.ts'
import type { Timer } from '../timer.ts'
import type { FunctionSpec } from '../types.ts'
import { TimeoutError, callOverHttp } from './call-over-http.ts'
import { type ClaimsOf, checkToken } from './check-token.ts'

interface ServeContext {
  readonly process: FunctionsProcess
  readonly timer: Timer
  readonly claimsOf: ClaimsOf
}

/** Headers that belong to one connection. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']

/** Passes a request to a function and its answer back; `path` is the one that the function sees. */
export async function serveFunction(
  { process, timer, claimsOf }: ServeContext,
  spec: FunctionSpec,
  exchange: Exchange,
  path: string,
): Promise<void> {
  const { method, query, headers, response, body } = exchange
  const authorization = checkToken(headers.authorization, spec.trigger, claimsOf)
  if (authorization === null)
    return sendCallError(response, 401, 'UNAUTHENTICATED', 'Unauthenticated')
  const { authorization: _given, ...others } = headers
  const search = query.size > 0 ? `?${query.toString()}` : ''
  try {
    const { message, abort } = await callOverHttp(process, timer, {
      spec,
      method,
      path: `${path}${search}`,
      headers: {
        ...without(others, ['connection', 'keep-alive', 'upgrade', 'proxy-connection']),
        ...(authorization !== undefined && { authorization }),
        'x-forwarded-proto': 'http',
        'x-forwarded-host': headers.host ?? 'localhost',
      },
      send: (target) => body.pipe(target),
    })
    response.once('close', abort)
    passOn(message, response)
  } catch (error) {
    if (error instanceof TimeoutError)
      return sendCallError(response, 504, 'DEADLINE_EXCEEDED', `${spec.name}: ${error.message}`)
    const reason = error instanceof Error ? error.message : String(error)
    sendCallError(response, 500, 'INTERNAL', `${spec.name} did not answer: ${reason}`)
  }
}

/** An error in the form of callables. */
export function sendCallError(
  response: ServerResponse,
  http: number,
  status: string,
  message: string,
): void {
  sendJson(response, http, { error: { status, message } })
}

function passOn(message: IncomingMessage, response: ServerResponse): void {
  response.writeHead(message.statusCode ?? 502, without(message.headers, hopByHop))
  message.pipe(response)
  message.once('error', () => response.destroy())
}

function without<T extends object>(headers: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as T
}
