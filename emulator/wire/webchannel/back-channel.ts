import type { ServerResponse } from 'node:http'
import type { OutboundQueue } from './outbound-queue.ts'

/** The maximum length of a frame, and of one back channel before it is renewed; in characters. */
const maxFrame = 256 * 1024
const maxBackChannel = 1024 * 1024

/** Sends the messages of a session's queue over the back channel its client holds open. */
export interface BackChannel {
  /** Makes `response` the back channel, beginning after the message `arrayId`; ends the previous one. */
  attach(response: ServerResponse, arrayId: number, isStreaming: boolean): void
  isOpen(): boolean
  /** Whether the client does not read what was written. */
  isFull(): boolean
  /** Milliseconds since the epoch; undefined without a back channel. */
  lastWriteAt(): number | undefined
  lastSentId(): number
  flush(): void
  detach(): void
  /** Closes the connection without waiting for buffered data. */
  destroy(): void
}

interface Connection {
  readonly response: ServerResponse
  readonly isStreaming: boolean
  sentId: number
  sent: number
  lastWriteAt: number
  isFull: boolean
}

/** `onDisconnect` is called where a connection closes, even one that has been replaced. */
export function createBackChannel(
  queue: OutboundQueue,
  clock: () => number,
  onDisconnect: () => void,
): BackChannel {
  let current: Connection | undefined
  let lastSentId = 0

  function detach(): void {
    const response = current?.response
    current = undefined
    response?.end()
  }

  function flush(): void {
    while (current && !current.isFull) {
      const connection = current
      const next = queue.frameAfter(connection.sentId, maxFrame)
      if (!next) return
      connection.sentId = next.lastId
      connection.sent += next.frame.length
      connection.lastWriteAt = clock()
      lastSentId = Math.max(lastSentId, next.lastId)
      connection.isFull = !connection.response.write(next.frame)
      // The client reconnects with the last id it has received, which acknowledges the messages.
      if (!connection.isStreaming || connection.sent > maxBackChannel) detach()
    }
  }

  return {
    attach(response, arrayId, isStreaming) {
      detach()
      const connection: Connection = {
        response,
        isStreaming,
        sentId: arrayId,
        sent: 0,
        lastWriteAt: clock(),
        isFull: false,
      }
      current = connection
      response.on('drain', () => {
        connection.isFull = false
        flush()
      })
      response.on('close', () => {
        if (current === connection) current = undefined
        onDisconnect()
      })
    },
    isOpen: () => current !== undefined,
    isFull: () => current?.isFull === true,
    lastWriteAt: () => current?.lastWriteAt,
    lastSentId: () => lastSentId,
    flush,
    detach,
    destroy() {
      const response = current?.response
      current = undefined
      response?.destroy()
    },
  }
}
