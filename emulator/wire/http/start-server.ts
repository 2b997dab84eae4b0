import { type Server, createServer } from 'node:http'
import {
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
  createServer as createHttp2Server,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Log } from '#emulator/log.ts'
import { StatusError } from '#emulator/status.ts'
import { answerCors } from './cors.ts'
import { type Exchange, createExchange } from './exchange.ts'
import { isLoopbackName } from './local-request.ts'
import { sendError } from './respond.ts'
import { createSites } from './sites.ts'
import { shareConnections } from './share-connections.ts'

export interface HttpServer {
  readonly port: number
  /** Drops every connection and stops listening. */
  close(): Promise<void>
  /** Drops every connection but keeps listening, as a network that fails would. */
  dropConnections(): void
  bytesSent(): number
}

/** How long an HTTP/2 connection may stay without calls, in ms. */
const idleSession = 5 * 60_000

type HandleHttp2 = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void

interface ServerOptions {
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  readonly handle: (exchange: Exchange) => Promise<void>
  /** Takes the requests of clients that speak HTTP/2 from the first byte, as gRPC's do. */
  readonly handleHttp2?: HandleHttp2
  readonly log: Log
  /** Other origins than this machine's whose pages may call (CORS); undefined where no page but the own may. */
  readonly allowedOrigins: readonly string[] | undefined
}

/** Listens and hands each request to `handle`; what that throws is answered, never fatal. */
export async function startServer(options: ServerOptions): Promise<HttpServer> {
  const { host, port, handle, log, allowedOrigins: allowed } = options
  const isExposed = !isLoopbackName(host)
  const sites = allowed && createSites({ host, isExposed, allowed })
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const exchange = createExchange(request, response, isExposed)
    if (sites && answerCors(exchange, sites, log)) return
    handle(exchange).catch((error: unknown) => {
      if (!(error instanceof StatusError)) log('error', describe(error, exchange))
      sendError(response, error)
    })
  })
  server.on('clientError', (error, socket) => {
    if (socket.writable) socket.end(refusalOf(error))
    else socket.destroy()
  })
  const connections = shareConnections(
    server,
    options.handleHttp2 && createHttp2(options.handleHttp2),
  )
  const address = await listen(server, port, host)
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        connections.drop()
      }),
    dropConnections: () => connections.drop(),
    bytesSent: () => connections.bytesSent(),
  }
}

/** What Node's parser refuses before there is a request, in the shape of every other refusal. */
function refusalOf(error: Error): string {
  const isLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
  const [code, words] = isLarge ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request']
  const body = JSON.stringify({ error: { code, message: words, status: 'INVALID_ARGUMENT' } })
  return [
    `HTTP/1.1 ${code} ${words}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
}

function createHttp2(handle: HandleHttp2): Http2Server {
  const server = createHttp2Server({ settings: { maxConcurrentStreams: 1000 } })
  server.on('stream', handle)
  server.on('sessionError', (_error, session) => session.destroy())
  // Node keeps a session whose client broke the protocol and hung up; one without calls is not missed.
  server.on('session', (session) => {
    let calls = 0
    session.on('stream', (stream) => {
      calls += 1
      stream.on('close', () => (calls -= 1))
    })
    session.setTimeout(idleSession, () => {
      if (calls === 0) session.destroy()
    })
  })
  return server
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      if (address !== null && typeof address !== 'string') resolve(address)
      else reject(new Error('The server listens on no port.'))
    })
  })
}

function describe(error: unknown, { method, path }: Exchange): string {
  return `${method} ${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
