import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { sendJson } from '#emulator/wire/http/respond.ts'

const services = ['hub', 'auth', 'firestore']

/**
 * The requests of test tools to the hub of Firebase's emulators (`FIREBASE_EMULATOR_HUB`): the addresses of the
 * emulators, and switching off functions, which here does nothing. Returns false for any other request.
 */
export function serveHub(
  { method, path, origin, isTrusted, response }: Exchange,
  hasFunctions: boolean,
): boolean {
  if (!isTrusted) return false
  if (method === 'GET' && path === '/emulators') {
    const { hostname, port: given } = new URL(origin)
    const port = Number(given || 80)
    const address = hostname.replace(/^\[(.*)\]$/, '$1')
    const family = address.includes(':') ? 'IPv6' : 'IPv4'
    const location = { host: address, port, listen: [{ address, port, family }] }
    sendJson(
      response,
      200,
      Object.fromEntries(
        [...services, ...(hasFunctions ? ['functions'] : [])].map((name) => [
          name,
          { name, ...location },
        ]),
      ),
    )
    return true
  }
  const [, verb] = /^\/functions\/(enable|disable)BackgroundTriggers$/.exec(path) ?? []
  if (method !== 'PUT' || verb === undefined) return false
  sendJson(response, 200, { enabled: verb === 'enable' })
  return true
}
