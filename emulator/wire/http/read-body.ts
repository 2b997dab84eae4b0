import type { IncomingMessage } from 'node:http'
import { StatusError } from '#emulator/status.ts'

/** The largest request Firestore takes, in bytes. */
const maxBody = 10 * 1024 * 1024

/** Reads a body as UTF-8; throws INVALID_ARGUMENT where it is too large or broken off. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length
      // What is over the limit is read and forgotten, so that the client hears the answer.
      if (size <= maxBody) chunks.push(chunk)
      else if (size > 4 * maxBody) request.destroy()
    }
  } catch {
    throw new StatusError('CANCELLED', 'The request was broken off.')
  }
  if (size > maxBody)
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Request payload size exceeds the limit: ${maxBody} bytes.`,
    )
  return Buffer.concat(chunks).toString('utf8')
}
