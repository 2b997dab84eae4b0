import type { Log } from '#emulator/log.ts'
import { StatusError } from '#emulator/status.ts'
import type { Exchange } from './exchange.ts'
import { sendError } from './respond.ts'
import type { Sites } from './sites.ts'

const exposed =
  'Content-Length, Content-Type, Date, ETag, Vary, X-HTTP-Session-Id, X-Client-Wire-Protocol'

/**
 * Answers requests of pages that may not call, and preflights: then it returns true. Else it sets the
 * headers with which the page may read its answer.
 */
export function answerCors(exchange: Exchange, sites: Sites, log: Log): boolean {
  const { method, path, headers, response } = exchange
  response.setHeader('Vary', 'Origin')
  const refusal = sites.refusal(headers)
  if (refusal !== undefined) {
    log('warn', `${method} ${path} is refused. ${refusal}`)
    sendError(response, new StatusError('PERMISSION_DENIED', refusal))
    return true
  }
  const { origin } = headers
  if (origin === undefined) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', exposed)
  if (method !== 'OPTIONS' || !headers['access-control-request-method']) return false
  const asked = headers['access-control-request-headers']
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked)
  if (headers['access-control-request-private-network'] === 'true')
    response.setHeader('Access-Control-Allow-Private-Network', 'true')
  response.setHeader('Access-Control-Max-Age', '3600')
  response.writeHead(204)
  response.end()
  return true
}
