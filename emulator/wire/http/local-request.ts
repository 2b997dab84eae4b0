import type { IncomingMessage } from 'node:http'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request comes from this machine, by a loopback name, and not from a web page of another
 * site: the owner's token and the admin endpoints work for such requests only.
 */
export function isLocalRequest(request: IncomingMessage): boolean {
  const { host, origin } = request.headers
  return (
    isLocalPeer(request.socket.remoteAddress, host) &&
    (origin === undefined || isLoopbackOrigin(origin))
  )
}

/** Whether an address is this machine's, and the name it was called by too. */
export function isLocalPeer(address: string | undefined, host: string | undefined): boolean {
  return isLoopbackAddress(address ?? '') && isLoopbackHost(`http://${host ?? ''}`)
}

/** Whether an IP address is a loopback one. */
function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address) || address === '::1'
}

/** Whether a host to listen on reaches this machine only. */
export function isLoopbackName(host: string): boolean {
  return isLoopbackAddress(host) || isLoopbackHost(`http://${host}`)
}

/** Whether pages of an origin come from this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopbackHost(origin)
}

let lastAsked = { url: '', answer: false }

/** Clients call us by the same name again and again. */
function isLoopbackHost(url: string): boolean {
  if (lastAsked.url !== url) lastAsked = { url, answer: judgeHost(url) }
  return lastAsked.answer
}

function judgeHost(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return loopbackNames.has(hostname) || hostname.endsWith('.localhost')
}
