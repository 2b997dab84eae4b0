/** The messages of a session that the client has not acknowledged yet. Ids count from 1. */
export interface OutboundQueue {
  /** Appends one JSON text and returns its id. */
  push(text: string): number
  /** Removes all messages up to and including `id`. */
  acknowledge(id: number): void
  /** Whether all messages after `id` are still in the queue. */
  reaches(id: number): boolean
  /** The next frame after `id`, of about `maxLength` characters at most, but at least one message. */
  frameAfter(id: number, maxLength: number): { frame: string; lastId: number } | undefined
  readonly lastId: number
  /** The number of characters that are not acknowledged. */
  readonly size: number
}

/** A queue of messages with the ids (array ids) and frames of WebChannel. */
export function createOutboundQueue(): OutboundQueue {
  let entries: string[] = []
  let firstId = 1
  let size = 0

  return {
    push(text) {
      entries.push(text)
      size += text.length
      return firstId + entries.length - 1
    },

    acknowledge(id) {
      const count = Math.min(id - firstId + 1, entries.length)
      if (count <= 0) return
      for (const text of entries.slice(0, count)) size -= text.length
      entries = entries.slice(count)
      firstId += count
    },

    reaches: (id) => id >= firstId - 1 && id < firstId + entries.length,

    frameAfter(id, maxLength) {
      const parts: string[] = []
      let length = 0
      let next = id + 1
      for (let text = entries[next - firstId]; text !== undefined;) {
        if (parts.length > 0 && length + text.length > maxLength) break
        parts.push(`[${next},[${text}]]`)
        length += text.length
        next += 1
        text = entries[next - firstId]
      }
      if (parts.length === 0) return undefined
      return { frame: encodeFrame(`[${parts.join(',')}]`), lastId: next - 1 }
    },

    get lastId() {
      return firstId + entries.length - 1
    },
    get size() {
      return size
    },
  }
}

/** A chunk of a WebChannel response: its length in UTF-16 code units, a line feed, the JSON. */
export function encodeFrame(json: string): string {
  return `${json.length}\n${json}`
}
