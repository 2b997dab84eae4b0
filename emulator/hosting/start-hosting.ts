import type { Log } from '#emulator/log.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import type { Functions } from '#emulator/functions/start-functions.ts'
import { send, sendJson } from '#emulator/wire/http/respond.ts'
import { startServer } from '#emulator/wire/http/start-server.ts'
import { createAssets } from './assets.ts'
import { readHostingConfig } from './read-config.ts'
import { cleanPath } from './resolve-path.ts'
import { sendAsset } from './send-asset.ts'

/** The web config with which the app finds its Firebase project. */
interface WebInit {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId: string
  /** The address of the embedded Firebase. */
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
  /** What answers the requests that firebase.json rewrites to functions. */
  readonly functions?: () => Pick<Functions, 'serve'> | undefined
}

export interface Hosting {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

const plain = 'text/plain; charset=utf-8'

/** Serves a built app as Firebase Hosting would. Rejects where the port is in use or firebase.json is invalid. */
export async function startHosting(options: HostingOptions): Promise<Hosting> {
  const { port, host, root, init, firebaseJson, log = () => {} } = options
  const config = readHostingConfig(firebaseJson)
  const findAsset = createAssets(root)

  async function handle(exchange: Exchange): Promise<void> {
    const { method, response } = exchange
    const path = cleanPath(exchange.path)
    if (path === undefined) return send(response, 400, plain, 'Bad request')
    if (path === '/__/firebase/init.json') return sendJson(response, 200, initFor(exchange, init))
    const found = await find(path)
    if (found && 'function' in found) return callFunction(exchange, found.function)
    if (method !== 'GET' && method !== 'HEAD')
      return send(response, 405, plain, 'Method not allowed')
    if (!found) return send(response, 404, plain, 'Not found')
    response.setHeader('Cache-Control', cacheControlOf(found.path))
    const { emulator } = initFor(exchange, init)
    for (const [name, value] of config.headers(path))
      response.setHeader(name, isPolicy(name) ? allowEmulator(value, emulator) : value)
    await sendAsset(found.asset, exchange, response)
  }

  async function callFunction(
    exchange: Exchange,
    { functionId, region }: { readonly functionId: string; readonly region?: string },
  ): Promise<void> {
    const functions = options.functions?.()
    if (functions) return functions.serve(exchange, functionId, region, exchange.path)
    send(exchange.response, 404, plain, 'Not found')
  }

  async function find(path: string) {
    const own = path.endsWith('/') ? `${path}index.html` : path
    const asset = config.isIgnored(own) ? undefined : await findAsset(own)
    if (asset) return { asset, path: own }
    // HTML instead of a missing script would fail later with a misleading error.
    if (path.startsWith('/assets/') || path.startsWith('/__/')) return undefined
    const target = config.rewrite(path)
    if (!target || 'function' in target) return target
    const { destination } = target
    const rewritten = await findAsset(destination)
    return rewritten && { asset: rewritten, path: destination }
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

/** Adds the embedded Firebase to `connect-src`, because firebase.json is written for production. */
function allowEmulator(policy: string, { host, port }: WebInit['emulator']): string {
  const isBare = host.includes(':') && !host.startsWith('[')
  const origin = `http://${isBare ? `[${host}]` : host}:${port}`
  return policy.replace(/(?:^|;)\s*connect-src\b[^;]*/, (directive) => `${directive} ${origin}`)
}

/** Where the emulator listens on every address, the app reaches it by the host name of its own page. */
function initFor({ origin }: Exchange, init: WebInit): WebInit {
  const { host, port } = init.emulator
  const isEverywhere = host === '0.0.0.0' || host === '::'
  if (!isEverywhere || !URL.canParse(origin)) return init
  return { ...init, emulator: { host: new URL(origin).hostname, port } }
}

/** File names in `assets` contain a hash of their content; all other files must be revalidated. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
