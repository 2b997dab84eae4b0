import type { Readable } from 'node:stream'
import { StatusError } from '#emulator/status.ts'

/** A frame begins with a flag (compressed or not) and its length. */
const headLength = 5
/** Somewhat over Firestore's largest request, which has its own refusal. */
const maxFrame = 11 * 1024 * 1024

/** A message as gRPC puts it on the wire, not compressed. */
export function encodeGrpcFrame(message: Buffer): Buffer {
  const head = Buffer.alloc(headLength)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}

/** The messages of a gRPC request as they come in; throws a StatusError for one that cannot be taken. */
export async function* readGrpcFrames(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let held = 0
  let wanted = headLength
  // Whoever stops reading may still want to answer.
  const incoming = untilHungUp(stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
  for await (const chunk of incoming) {
    chunks.push(chunk)
    held += chunk.length
    while (held >= wanted) {
      const all = Buffer.concat(chunks)
      const length = headLength + all.readUInt32BE(1)
      if (all[0] !== 0)
        throw new StatusError('UNIMPLEMENTED', 'Compressed messages are not supported here.')
      if (length > maxFrame)
        throw new StatusError('RESOURCE_EXHAUSTED', `A message is larger than ${maxFrame} bytes.`)
      chunks = [all]
      wanted = length
      if (held < length) break
      const rest = all.subarray(length)
      chunks = [rest]
      held = rest.length
      wanted = headLength
      yield all.subarray(headLength, length)
    }
  }
}

/** A client that hangs up is no fault of this program. */
async function* untilHungUp(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } catch (error) {
    throw new StatusError('CANCELLED', `The request was broken off: ${String(error)}`)
  }
}
