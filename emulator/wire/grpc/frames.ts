import type { Readable } from 'node:stream'
import { StatusError } from '#emulator/status.ts'

/** A frame starts with a flag (compressed or not) and its length. */
const headLength = 5
/** Somewhat larger than Firestore's largest request, which is refused elsewhere. */
const maxFrame = 11 * 1024 * 1024

/** The gRPC frame of an uncompressed message. */
export function encodeGrpcFrame(message: Buffer): Buffer {
  const head = Buffer.alloc(headLength)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}

/** The messages of a gRPC request as they arrive; throws a StatusError for an unsupported one. */
export async function* readGrpcFrames(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  let wanted = headLength
  // The stream must stay open after the iteration, for the response.
  const incoming = reportDisconnect(
    stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
  )
  for await (const chunk of incoming) {
    chunks.push(chunk)
    size += chunk.length
    while (size >= wanted) {
      const all = Buffer.concat(chunks)
      const length = headLength + all.readUInt32BE(1)
      if (all[0] !== 0)
        throw new StatusError('UNIMPLEMENTED', 'Compressed messages are not supported.')
      if (length > maxFrame)
        throw new StatusError('RESOURCE_EXHAUSTED', `A message is larger than ${maxFrame} bytes.`)
      chunks = [all]
      wanted = length
      if (size < length) break
      const rest = all.subarray(length)
      chunks = [rest]
      size = rest.length
      wanted = headLength
      yield all.subarray(headLength, length)
    }
  }
}

/** Reports a disconnected client as CANCELLED instead of an internal error. */
async function* reportDisconnect(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } catch (error) {
    throw new StatusError('CANCELLED', `The client disconnected: ${String(error)}`)
  }
}
