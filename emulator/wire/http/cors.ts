import type { Exchange } from './exchange.ts'

const exposed =
  'Content-Length, Content-Type, Date, ETag, Vary, X-HTTP-Session-Id, X-Client-Wire-Protocol'

/** Sets the CORS headers; answers a preflight and returns true where the request is one. */
export function answerCors({ method, headers, response }: Exchange): boolean {
  const { origin } = headers
  if (origin === undefined) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', exposed)
  response.setHeader('Vary', 'Origin')
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
