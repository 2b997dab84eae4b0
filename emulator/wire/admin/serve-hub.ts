import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { sendJson } from '#emulator/wire/http/respond.ts'

const services = ['hub', 'auth', 'firestore']

/**
 * What test tools ask the official suite's hub (`FIREBASE_EMULATOR_HUB`): where the emulators are, and to
 * leave functions alone, of which there are none. Answers false where the request asks for neither.
 */
export function serveHub({ method, path, origin, isTrusted, response }: Exchange): boolean {
  if (!isTrusted) return false
  if (method === 'GET' && path === '/emulators') {
    const { hostname, port: given } = new URL(origin)
    const port = Number(given || 80)
    const address = hostname.replace(/^\[(.*)\]$/, '$1')
    const family = address.includes(':') ? 'IPv6' : 'IPv4'
    const place = { host: address, port, listen: [{ address, port, family }] }
    sendJson(response, 200, Object.fromEntries(services.map((name) => [name, { name, ...place }])))
    return true
  }
  const [, verb] = /^\/functions\/(enable|disable)BackgroundTriggers$/.exec(path) ?? []
  if (method !== 'PUT' || verb === undefined) return false
  sendJson(response, 200, { enabled: verb === 'enable' })
  return true
}
