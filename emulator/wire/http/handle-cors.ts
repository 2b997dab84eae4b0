import type { Log } from '#emulator/log.ts'
import { StatusError } from '#emulator/status.ts'
import type { Exchange } from './exchange.ts'
import { sendError } from './respond.ts'
import type { OriginPolicy } from './origin-policy.ts'

const exposed =
  'Content-Length, Content-Type, Date, ETag, Vary, X-HTTP-Session-Id, X-Client-Wire-Protocol'

/**
 * Responds to requests from origins that are not allowed and to preflights, and then returns true. For any other
 * request it sets the headers that let the page read the response.
 */
export function handleCors(exchange: Exchange, origins: OriginPolicy, log: Log): boolean {
  const { method, path, headers, response } = exchange
  response.setHeader('Vary', 'Origin')
  const refusal = origins.refusal(headers)
  if (refusal !== undefined) {
    log('warn', `Refused ${method} ${path}. ${refusal}`)
    sendError(response, new StatusError('PERMISSION_DENIED', refusal))
    return true
  }
  const { origin } = headers
  if (origin === undefined) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', exposed)
  if (method !== 'OPTIONS' || !headers['access-control-request-method']) return false
  const requested = headers['access-control-request-headers']
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  if (requested !== undefined) response.setHeader('Access-Control-Allow-Headers', requested)
  if (headers['access-control-request-private-network'] === 'true')
    response.setHeader('Access-Control-Allow-Private-Network', 'true')
  response.setHeader('Access-Control-Max-Age', '3600')
  response.writeHead(204)
  response.end()
  return true
}
