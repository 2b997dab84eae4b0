import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Log } from '#emulator/log.ts'
import { StatusError } from '#emulator/status.ts'
import type { Backlog } from '#emulator/wire/backlog.ts'
import { type VerifyToken, resolveCaller } from '#emulator/wire/caller.ts'
import type { Databases } from '#emulator/wire/databases.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { send } from '#emulator/wire/http/respond.ts'
import { parseForwardBody, parseHeaders } from './forward-body.ts'
import { encodeFrame } from './outbound-queue.ts'
import { type Session, createSession, encodeOpening } from './session.ts'
import type { OpenStream } from './types.ts'

const tickEvery = 15_000
const maxSessions = 2000
const plain = 'text/plain; charset=utf-8'

export interface Channels {
  /** Serves `/google.firestore.v1.Firestore/{kind}/channel`. */
  handle(exchange: Exchange, kind: string): Promise<void>
  close(): void
}

interface ChannelsOptions {
  /** Finds the database of a request. */
  readonly find: Databases['find']
  readonly backlog: Backlog
  readonly clock: () => number
  readonly log: Log
}

/** A stream of a database, or the error to report on it. */
type Found =
  | { readonly open: OpenStream; readonly verify: VerifyToken }
  | { readonly refusal: StatusError }

/** All WebChannel sessions of a server. */
export function createChannels({ find, backlog, clock, log }: ChannelsOptions): Channels {
  const sessions = new Map<string, Session>()
  const timer = setInterval(() => {
    for (const session of sessions.values()) session.tick()
  }, tickEvery)
  timer.unref()

  async function findStream(database: string | null, kind: string): Promise<Found> {
    try {
      const { streams, verify } = await find(database)
      const open = Object.hasOwn(streams, kind) ? streams[kind] : undefined
      if (open) return { open, verify }
    } catch (error) {
      if (!(error instanceof StatusError)) throw error
      return { refusal: error }
    }
    throw new StatusError('NOT_FOUND', `The stream "${kind.slice(0, 40)}" does not exist.`)
  }

  async function open(exchange: Exchange, kind: string): Promise<void> {
    const found = await findStream(exchange.query.get('database'), kind)
    const body = parseForwardBody(await exchange.text())
    if (sessions.size >= maxSessions)
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open streams.')
    const inUrl = parseHeaders(exchange.query.get('$httpHeaders') ?? '')
    const authorization =
      body.headers.get('authorization') ??
      inUrl.get('authorization') ??
      exchange.headers.authorization
    const id = randomBytes(16).toString('base64url')
    const session = createSession({
      id,
      kind,
      open(peer) {
        // Reported within the stream, because the SDK treats a failed opening request as a network failure.
        if ('refusal' in found) throw found.refusal
        return found.open(peer, resolveCaller(authorization, exchange.isTrusted, found.verify))
      },
      backlog,
      clock,
      log,
      onClose: () => sessions.delete(id),
    })
    sessions.set(id, session)
    exchange.response.setHeader('X-HTTP-Session-Id', id)
    session.receive(body)
    send(exchange.response, 200, plain, encodeOpening(id))
  }

  async function forward(exchange: Exchange, session: Session): Promise<void> {
    const body = parseForwardBody(await exchange.text())
    session.acknowledge(arrayIdOf(exchange))
    session.receive(body)
    send(exchange.response, 200, plain, encodeFrame(JSON.stringify(session.status())))
  }

  return {
    async handle(exchange, kind) {
      const { query, method, response } = exchange
      const sessionId = query.get('SID')
      if (sessionId === null || sessionId === 'null') {
        if (method !== 'POST') throw new StatusError('INVALID_ARGUMENT', 'SID is missing.')
        return open(exchange, kind)
      }
      const session = sessions.get(sessionId)
      if (!session || session.kind !== kind) return sendUnknown(response)
      if (query.get('TYPE') === 'terminate') {
        session.close()
        return send(response, 200, plain, '')
      }
      if (method === 'POST') return forward(exchange, session)
      return attach(exchange, session)
    },

    close() {
      clearInterval(timer)
      for (const session of sessions.values()) session.close()
    },
  }
}

function attach(exchange: Exchange, session: Session): void {
  const { query, response } = exchange
  response.setHeader('Content-Type', plain)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Accel-Buffering', 'no')
  const isAttached = session.attach(response, arrayIdOf(exchange), query.get('CI') !== '1')
  if (isAttached) response.flushHeaders()
  else sendUnknown(response)
}

/** "Unknown SID" makes the client open a new session at once; the text must not start with it. */
function sendUnknown(response: ServerResponse): void {
  send(response, 400, plain, 'Error: Unknown SID')
}

function arrayIdOf({ query }: Exchange): number {
  const text = query.get('AID') ?? '0'
  const id = Number(text)
  if (!Number.isSafeInteger(id) || id < -1)
    throw new StatusError('INVALID_ARGUMENT', 'AID must be a number.')
  return Math.max(id, 0)
}
