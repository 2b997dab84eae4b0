import type { IncomingMessage } from 'node:http'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request comes from this machine, to a loopback host name, and not from a web page of another site. Only
 * such requests may use the owner token and the admin endpoints.
 */
export function isLocalRequest(request: IncomingMessage): boolean {
  const { host, origin } = request.headers
  return (
    isLocalPeer(request.socket.remoteAddress, host) &&
    (origin === undefined || isLoopbackOrigin(origin))
  )
}

/** Whether the address of a client and the host it requested are both loopback. */
export function isLocalPeer(address: string | undefined, host: string | undefined): boolean {
  return isLoopbackAddress(address ?? '') && isLoopbackHost(`http://${host ?? ''}`)
}

/** Whether an IP address is a loopback address. */
function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address) || address === '::1'
}

/** Whether a server that listens on this host is only accessible from this machine. */
export function isLoopbackName(host: string): boolean {
  return isLoopbackAddress(host) || isLoopbackHost(`http://${host}`)
}

/** Whether an origin is on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopbackHost(origin)
}

let lastChecked = { url: '', isLoopback: false }
/** Caches the last result, because clients use the same host name for all requests. */
function isLoopbackHost(url: string): boolean {
  if (lastChecked.url !== url) lastChecked = { url, isLoopback: checkHost(url) }
  return lastChecked.isLoopback
}

function checkHost(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return loopbackNames.has(hostname) || hostname.endsWith('.localhost')
}
