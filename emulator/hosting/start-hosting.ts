import type { Log } from '#emulator/log.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { send, sendJson } from '#emulator/wire/http/respond.ts'
import { startServer } from '#emulator/wire/http/start-server.ts'
import { createAssets } from './assets.ts'
import { readHostingConfig } from './read-config.ts'
import { cleanPath } from './resolve-path.ts'
import { sendAsset } from './send-asset.ts'

/** What the app needs to find its Firebase project. */
interface WebInit {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId: string
  /** Where the embedded Firebase listens. */
  readonly emulator: { readonly host: string; readonly port: number }
}

interface HostingOptions {
  /** 0 for any free port. */
  readonly port: number
  readonly host: string
  /** The folder with the built app. */
  readonly root: string
  readonly init: WebInit
  /** The text of firebase.json. */
  readonly firebaseJson: string
  readonly log?: Log
}

export interface Hosting {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

const plain = 'text/plain; charset=utf-8'

/** Serves a built app as Firebase Hosting would. Rejects where the port is taken or firebase.json is wrong. */
export async function startHosting(options: HostingOptions): Promise<Hosting> {
  const { port, host, root, init, firebaseJson, log = () => {} } = options
  const config = readHostingConfig(firebaseJson)
  const findAsset = createAssets(root)

  async function handle(exchange: Exchange): Promise<void> {
    const { method, response } = exchange
    if (method !== 'GET' && method !== 'HEAD')
      return send(response, 405, plain, 'Method not allowed')
    const path = cleanPath(exchange.path)
    if (path === undefined) return send(response, 400, plain, 'Bad request')
    if (path === '/__/firebase/init.json') return sendJson(response, 200, initFor(exchange, init))
    const found = await find(path)
    if (!found) return send(response, 404, plain, 'Not found')
    response.setHeader('Cache-Control', cacheControlOf(found.path))
    const { emulator } = initFor(exchange, init)
    for (const [name, value] of config.headers(path))
      response.setHeader(name, isPolicy(name) ? withFirebase(value, emulator) : value)
    await sendAsset(found.asset, exchange, response)
  }

  async function find(path: string) {
    const own = path.endsWith('/') ? `${path}index.html` : path
    const asset = config.isIgnored(own) ? undefined : await findAsset(own)
    if (asset) return { asset, path: own }
    // A page instead of a missing script would fail later and say less.
    if (path.startsWith('/assets/') || path.startsWith('/__/')) return undefined
    const destination = config.rewrite(path)
    const rewritten = destination === undefined ? undefined : await findAsset(destination)
    return rewritten && destination !== undefined
      ? { asset: rewritten, path: destination }
      : undefined
  }

  const server = await startServer({ host, port, handle, log, allowedOrigins: undefined })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`,
    port: server.port,
    close: () => server.close(),
  }
}

function isPolicy(name: string): boolean {
  return name.toLowerCase() === 'content-security-policy'
}

/** What is written for production knows nothing of a Firebase on this machine. */
function withFirebase(policy: string, { host, port }: WebInit['emulator']): string {
  const isBare = host.includes(':') && !host.startsWith('[')
  const origin = `http://${isBare ? `[${host}]` : host}:${port}`
  return policy.replace(/(?:^|;)\s*connect-src\b[^;]*/, (directive) => `${directive} ${origin}`)
}

/** A server that listens on every address is reached by the name the page itself was reached by. */
function initFor({ origin }: Exchange, init: WebInit): WebInit {
  const { host, port } = init.emulator
  const isEverywhere = host === '0.0.0.0' || host === '::'
  if (!isEverywhere || !URL.canParse(origin)) return init
  return { ...init, emulator: { host: new URL(origin).hostname, port } }
}

/** Names in `assets` carry a hash of their content; everything else must be asked for again. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
