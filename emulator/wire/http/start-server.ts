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
import { handleCors } from './handle-cors.ts'
import { type Exchange, createExchange } from './exchange.ts'
import { isLoopbackName } from './local-request.ts'
import { sendError } from './respond.ts'
import { createOriginPolicy } from './origin-policy.ts'
import { acceptConnections } from './accept-connections.ts'

export interface HttpServer {
  readonly port: number
  /** Closes every connection and stops listening. */
  close(): Promise<void>
  /** Closes every connection but keeps listening, as a network failure would. */
  dropConnections(): void
  bytesSent(): number
}

/** An HTTP/2 connection without calls is closed after this time, in ms. */
const idleTimeout = 5 * 60_000

type HandleHttp2 = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void

interface ServerOptions {
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  readonly handle: (exchange: Exchange) => Promise<void>
  /** Handles requests over HTTP/2 with prior knowledge, such as those of gRPC. */
  readonly handleHttp2?: HandleHttp2
  readonly log: Log
  /** Origins in addition to this machine whose pages may call (CORS); undefined where CORS is off. */
  readonly allowedOrigins: readonly string[] | undefined
}

/** Listens and passes each request to `handle`; errors it throws are sent to the client and are never fatal. */
export async function startServer(options: ServerOptions): Promise<HttpServer> {
  const { host, port, handle, log, allowedOrigins: allowed } = options
  const isExposed = !isLoopbackName(host)
  const origins = allowed && createOriginPolicy({ host, isExposed, allowed })
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const exchange = createExchange(request, response, isExposed)
    if (origins && handleCors(exchange, origins, log)) return
    handle(exchange).catch((error: unknown) => {
      if (!(error instanceof StatusError)) log('error', describe(error, exchange))
      sendError(response, error)
    })
  })
  server.on('clientError', (error, socket) => {
    if (socket.writable) socket.end(responseToParseError(error))
    else socket.destroy()
  })
  const connections = acceptConnections(
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

/** The response to a request that Node's parser refuses, in the format of all other errors. */
function responseToParseError(error: Error): string {
  const isLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
  const [code, phrase] = isLarge ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request']
  const body = JSON.stringify({ error: { code, message: phrase, status: 'INVALID_ARGUMENT' } })
  return [
    `HTTP/1.1 ${code} ${phrase}`,
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
  // Node keeps the session of a client that violated the protocol and disconnected, so idle ones are closed here.
  server.on('session', (session) => {
    let calls = 0
    session.on('stream', (stream) => {
      calls += 1
      stream.on('close', () => (calls -= 1))
    })
    session.setTimeout(idleTimeout, () => {
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
      else reject(new Error('The server has no port.'))
    })
  })
}

function describe(error: unknown, { method, path }: Exchange): string {
  return `${method} ${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
