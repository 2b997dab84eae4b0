import type { ServerResponse } from 'node:http'
import type { Log } from '#emulator/log.ts'
import { StatusError } from '#emulator/status.ts'
import type { Backlog } from '#emulator/wire/backlog.ts'
import { errorBody, toStatusError } from '#emulator/wire/http/respond.ts'
import { parseJson } from '#emulator/wire/parse/parse-json.ts'
import type { ForwardBody } from './forward-body.ts'
import { createOutboundQueue, encodeFrame } from './outbound-queue.ts'
import type { StreamHandler, StreamPeer } from './types.ts'

/** A frame's length, and what one back channel carries before it is renewed; in characters. */
const maxFrame = 256 * 1024
const maxBackChannel = 1024 * 1024
/** How long a session lives without a back channel, and a back channel without a sign; in ms. */
const orphanLife = 90_000
const keepAliveAfter = 25_000
/** How long a client may leave unread what it was sent, in ms; then it must ask again. */
const stallLife = 60_000

export interface Session {
  readonly id: string
  readonly kind: string
  /** Takes messages in, each once however often it is sent. Throws where one is missing between. */
  receive(body: ForwardBody): void
  acknowledge(arrayId: number): void
  /** Makes `response` the back channel; false where what it asks for is no longer held. */
  attach(response: ServerResponse, arrayId: number, isStreaming: boolean): boolean
  /** `[back channel open, last id sent, characters outstanding]` */
  status(): readonly [0 | 1, number, number]
  /** Sends a sign of life where one is due; ends a session nobody asks for. */
  tick(): void
  close(): void
}

interface SessionOptions {
  readonly id: string
  readonly kind: string
  /** What it throws is told within the stream. */
  readonly open: (peer: StreamPeer) => StreamHandler
  readonly backlog: Backlog
  readonly clock: () => number
  readonly log: Log
  readonly onClose: () => void
}

interface BackChannel {
  readonly response: ServerResponse
  readonly isStreaming: boolean
  sentId: number
  sent: number
  lastSign: number
  isFull: boolean
}

/** One WebChannel session: messages in order and once each in both directions, over many requests. */
export function createSession(options: SessionOptions): Session {
  const { id, kind, backlog, clock, log, onClose } = options
  const queue = createOutboundQueue()
  let back: BackChannel | undefined
  let handler: StreamHandler | undefined
  let received = 0
  let lastSentId = 0
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
    detach()
    onClose()
  }

  function detach(): void {
    const response = back?.response
    back = undefined
    response?.end()
  }

  /** Drops a back channel that nobody reads; what was written into it is not waited for. */
  function cut(): void {
    const response = back?.response
    back = undefined
    response?.destroy()
  }

  // Deferred, so that what one event causes travels in one frame.
  function scheduleFlush(): void {
    if (isFlushing) return
    isFlushing = true
    setImmediate(() => {
      isFlushing = false
      flush()
    })
  }

  function flush(): void {
    while (back && !back.isFull) {
      const channel = back
      const next = queue.frameAfter(channel.sentId, maxFrame)
      if (!next) return
      channel.sentId = next.lastId
      channel.sent += next.frame.length
      channel.lastSign = clock()
      lastSentId = Math.max(lastSentId, next.lastId)
      channel.isFull = !channel.response.write(next.frame)
      // The client asks again with what it has seen, which is how the queue gets shorter.
      if (!channel.isStreaming || channel.sent > maxBackChannel) detach()
    }
  }

  function take(message: string): void {
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
      log('warn', `${kind} session ${id} is dropped: its client does not keep up`)
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
      const fresh = messages.slice(received - offset)
      received += fresh.length
      for (const message of fresh) take(message)
    },

    acknowledge: (arrayId) => queue.acknowledge(arrayId),

    attach(response, arrayId, isStreaming) {
      lastSeen = clock()
      if (!queue.reaches(arrayId)) return false
      queue.acknowledge(arrayId)
      detach()
      const channel: BackChannel = {
        response,
        isStreaming,
        sentId: arrayId,
        sent: 0,
        lastSign: clock(),
        isFull: false,
      }
      back = channel
      response.on('drain', () => {
        channel.isFull = false
        flush()
      })
      response.on('close', () => {
        if (back === channel) back = undefined
        lastSeen = clock()
      })
      // A streaming client takes a first silence for a proxy that buffers, and would fall back to polling.
      if (isStreaming && queue.lastId === arrayId) queue.push('"noop"')
      flush()
      return true
    },

    status: () => [back ? 1 : 0, lastSentId, queue.size],

    tick() {
      const now = clock()
      if ((!back || isEnded) && now - lastSeen > orphanLife) return close()
      if (back?.isFull && now - back.lastSign > stallLife) cut()
      else if (back && !back.isFull && now - back.lastSign >= keepAliveAfter) enqueue('"noop"')
      if (!isEnded) handler?.tick()
    },

    close,
  }
}

/** The answer to an opening request: the session's id, protocol 8, a sign of life every 30 s. */
export function encodeOpening(sessionId: string): string {
  return encodeFrame(JSON.stringify([[0, ['c', sessionId, '', 8, 14, 30_000]]]))
}
