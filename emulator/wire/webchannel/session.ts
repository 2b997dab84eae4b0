import type { ServerResponse } from 'node:http'
import type { Log } from '#emulator/log.ts'
import { StatusError } from '#emulator/status.ts'
import type { Backlog } from '#emulator/wire/backlog.ts'
import { errorBody, toStatusError } from '#emulator/wire/http/respond.ts'
import { parseJson } from '#emulator/wire/parse/parse-json.ts'
import { createBackChannel } from './back-channel.ts'
import type { ForwardBody } from './forward-body.ts'
import { createOutboundQueue, encodeFrame } from './outbound-queue.ts'
import type { StreamHandler, StreamPeer } from './types.ts'

/** A session without a back channel is closed, and an idle back channel gets a message, after these times; in ms. */
const orphanTimeout = 90_000
const keepAliveAfter = 25_000
/** A back channel that is not read is destroyed after this time, in ms; the client then reconnects. */
const stallTimeout = 60_000

export interface Session {
  readonly id: string
  readonly kind: string
  /** Delivers messages, each once even if it is sent repeatedly. Throws where one before them is missing. */
  receive(body: ForwardBody): void
  acknowledge(arrayId: number): void
  /** Makes `response` the back channel; returns false where messages after `arrayId` are no longer in the queue. */
  attach(response: ServerResponse, arrayId: number, isStreaming: boolean): boolean
  /** `[back channel open, last id sent, characters outstanding]` */
  status(): readonly [0 | 1, number, number]
  /** Sends a keep-alive message where one is due; closes an abandoned session. */
  tick(): void
  close(): void
}

interface SessionOptions {
  readonly id: string
  readonly kind: string
  /** An error it throws is sent within the stream. */
  readonly open: (peer: StreamPeer) => StreamHandler
  readonly backlog: Backlog
  readonly clock: () => number
  readonly log: Log
  readonly onClose: () => void
}

/** One WebChannel session: ordered, exactly-once messages in both directions over many requests. */
export function createSession(options: SessionOptions): Session {
  const { id, kind, backlog, clock, log, onClose } = options
  const queue = createOutboundQueue()
  const back = createBackChannel(queue, clock, () => {
    lastSeen = clock()
  })
  let handler: StreamHandler | undefined
  let received = 0
  let lastSeen = clock()
  let isFlushing = false
  let isEnded = false
  let isClosed = false

  const peer: StreamPeer = {
    send(message) {
      if (!isEnded) enqueue(JSON.stringify(message))
    },
    fail(error) {
      if (isEnded) return
      enqueue(JSON.stringify(errorBody(error)))
      end()
    },
  }

  function enqueue(text: string): void {
    queue.push(text)
    scheduleFlush()
    backlog.grow(text.length)
  }

  function end(): void {
    if (isEnded) return
    isEnded = true
    handler?.closed()
  }

  function close(): void {
    if (isClosed) return
    isClosed = true
    leaveBacklog()
    end()
    back.detach()
    onClose()
  }

  // Deferred, so that all messages of one event are sent in one frame.
  function scheduleFlush(): void {
    if (isFlushing) return
    isFlushing = true
    setImmediate(() => {
      isFlushing = false
      back.flush()
    })
  }

  function deliver(message: string): void {
    if (isEnded) return
    try {
      handler?.receive(parseJson(message))
    } catch (error) {
      if (!(error instanceof StatusError)) log('error', `${kind} stream: ${String(error)}`)
      peer.fail(toStatusError(error))
    }
  }

  const leaveBacklog = backlog.add({
    size: () => queue.size,
    drop() {
      log('warn', `Closed ${kind} session ${id} because its client does not read its messages`)
      close()
    },
  })

  try {
    handler = options.open(peer)
  } catch (error) {
    peer.fail(toStatusError(error))
  }

  return {
    id,
    kind,

    receive({ offset, messages }) {
      lastSeen = clock()
      if (offset > received)
        throw new StatusError('INVALID_ARGUMENT', `Message ${received} of the session is missing.`)
      const newMessages = messages.slice(received - offset)
      received += newMessages.length
      for (const message of newMessages) deliver(message)
    },

    acknowledge: (arrayId) => queue.acknowledge(arrayId),

    attach(response, arrayId, isStreaming) {
      lastSeen = clock()
      if (!queue.reaches(arrayId)) return false
      queue.acknowledge(arrayId)
      back.attach(response, arrayId, isStreaming)
      // Without a first message, a streaming client would assume a buffering proxy and fall back to polling.
      if (isStreaming && queue.lastId === arrayId) queue.push('"noop"')
      back.flush()
      return true
    },

    status: () => [back.isOpen() ? 1 : 0, back.lastSentId(), queue.size],

    tick() {
      const now = clock()
      const lastWriteAt = back.lastWriteAt()
      if ((lastWriteAt === undefined || isEnded) && now - lastSeen > orphanTimeout) return close()
      if (lastWriteAt !== undefined) {
        if (back.isFull()) {
          // The client reconnects once it reads again.
          if (now - lastWriteAt > stallTimeout) back.destroy()
        } else if (now - lastWriteAt >= keepAliveAfter) enqueue('"noop"')
      }
      if (!isEnded) handler?.tick()
    },

    close,
  }
}

/** The response to an opening request: the session id, protocol version 8, keep-alive every 30 s. */
export function encodeOpening(sessionId: string): string {
  return encodeFrame(JSON.stringify([[0, ['c', sessionId, '', 8, 14, 30_000]]]))
}
