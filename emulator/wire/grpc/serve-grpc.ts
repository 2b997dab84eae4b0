import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2'
import type { Log } from '#emulator/log.ts'
import { StatusError, statusCodes } from '#emulator/status.ts'
import type { Backlog } from '#emulator/wire/backlog.ts'
import { type Caller, resolveCaller } from '#emulator/wire/caller.ts'
import type { Databases } from '#emulator/wire/databases.ts'
import { isLocalPeer } from '#emulator/wire/http/local-request.ts'
import { toStatusError } from '#emulator/wire/http/respond.ts'
import type { OpenStream, StreamPeer } from '#emulator/wire/webchannel/types.ts'
import { decodeMessage } from './decode-message.ts'
import { encodeMessage } from './encode-message.ts'
import { encodeGrpcFrame, readGrpcFrames } from './frames.ts'
import { grpcMethods } from './methods.ts'

const tickEvery = 15_000
const prefix = '/google.firestore.v1.Firestore/'

/** Serves google.firestore.v1.Firestore over gRPC, for the Node and Admin SDKs. */
export interface GrpcService {
  handle(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void
  close(): void
}

interface GrpcOptions {
  /** Finds the database of a request. */
  readonly find: Databases['find']
  readonly backlog: Backlog
  readonly log: Log
  /** Whether other machines have access; then no one is the owner. */
  readonly isExposed: boolean
}

export function createGrpcService(options: GrpcOptions): GrpcService {
  const { find, backlog, log, isExposed } = options
  const ticks = new Set<() => void>()
  const timer = setInterval(() => {
    for (const tick of ticks) tick()
  }, tickEvery)
  timer.unref()

  async function serve(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    const path = headers[':path'] ?? ''
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : ''
    const { rest, streams, verify } = await find(databaseOf(headers))
    const open = Object.hasOwn(streams, name) ? streams[name] : undefined
    const method = Object.hasOwn(grpcMethods, name) ? grpcMethods[name] : undefined
    if (!open && !method)
      throw new StatusError('UNIMPLEMENTED', `The method "${path.slice(0, 100)}" does not exist.`)
    const host = headers[':authority'] ?? headers.host
    const isTrusted = !isExposed && isLocalPeer(stream.session?.socket.remoteAddress, host)
    const caller = resolveCaller(headers.authorization, isTrusted, verify)
    if (open) {
      respond(stream)
      return serveStream(stream, name, open, caller)
    }
    for await (const bytes of readGrpcFrames(stream)) {
      const body = decodeMessage(`${name}Request`, bytes)
      const responses = await method?.run(rest, caller, body)
      for (const response of responses ?? [])
        write(stream, encodeMessage(method?.responseType ?? '', response))
      return
    }
    throw new StatusError('INVALID_ARGUMENT', 'The request has no message.')
  }

  async function serveStream(
    stream: ServerHttp2Stream,
    name: string,
    open: OpenStream,
    caller: Caller,
  ): Promise<void> {
    let isOver = false
    let failStream: (error: StatusError) => void = () => {}
    const failure = new Promise<never>((_resolve, reject) => {
      failStream = reject
    })
    const peer: StreamPeer = {
      send(message) {
        if (!isOver) write(stream, encodeMessage(`${name}Response`, message))
      },
      fail(error) {
        if (isOver) return
        isOver = true
        failStream(error)
      },
    }
    const handler = open(peer, caller)
    const tick = (): void => handler.tick()
    ticks.add(tick)
    try {
      await Promise.race([failure, receiveAll()])
    } finally {
      isOver = true
      ticks.delete(tick)
      handler.closed()
    }

    async function receiveAll(): Promise<void> {
      for await (const bytes of readGrpcFrames(stream)) {
        if (isOver) return
        handler.receive(decodeMessage(`${name}Request`, bytes))
      }
    }
  }

  function write(stream: ServerHttp2Stream, message: Buffer): void {
    if (stream.destroyed || stream.writableEnded) return
    respond(stream)
    stream.write(encodeGrpcFrame(message))
    backlog.grow(message.length)
  }

  return {
    handle(stream, headers) {
      stream.on('error', () => stream.destroy())
      const leaveBacklog = backlog.add({
        size: () => stream.writableLength,
        drop() {
          log('warn', 'Closed a gRPC stream because its client does not read its messages')
          stream.destroy()
        },
      })
      stream.on('close', leaveBacklog)
      if (!(headers['content-type'] ?? '').startsWith('application/grpc'))
        return stream.respond({ ':status': 415 }, { endStream: true })
      let status = { 'grpc-status': '0', 'grpc-message': '' }
      stream.on('wantTrailers', () => stream.sendTrailers(status))
      serve(stream, headers)
        .catch((error: unknown) => {
          if (!(error instanceof StatusError)) log('error', `gRPC: ${describe(error)}`)
          const known = toStatusError(error)
          status = {
            'grpc-status': String(statusCodes[known.status].code),
            'grpc-message': encodeStatusMessage(known.message),
          }
        })
        .finally(() => {
          if (stream.destroyed) return
          respond(stream)
          stream.end()
        })
    },
    close() {
      clearInterval(timer)
    },
  }
}

/** Starts the response, as late as possible, so that the headers are sent together with the first message. */
function respond(stream: ServerHttp2Stream): void {
  if (stream.headersSent) return
  stream.respond(
    { ':status': 200, 'content-type': 'application/grpc+proto' },
    { waitForTrailers: true },
  )
}

/** Clients name the database in one of two headers. */
function databaseOf(headers: IncomingHttpHeaders): string | undefined {
  const prefixed = headers['google-cloud-resource-prefix']
  if (typeof prefixed === 'string') return prefixed
  const parameters = new URLSearchParams(String(headers['x-goog-request-params'] ?? ''))
  return [...parameters.values()].find((value) => value.startsWith('projects/'))
}

/** Percent-encodes exactly the bytes that gRPC requires to be encoded. */
function encodeStatusMessage(message: string): string {
  return [...Buffer.from(message)]
    .map((byte) =>
      byte >= 0x20 && byte <= 0x7e && byte !== 0x25
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('')
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
