import type { IncomingMessage } from 'node:http'
import { StatusError } from '#emulator/status.ts'

/** Firestore's maximum request size, in bytes. */
const maxBody = 10 * 1024 * 1024

/** Reads a body as UTF-8; throws INVALID_ARGUMENT where it is too large and CANCELLED where the client disconnects. */
export function readBody(request: IncomingMessage): Promise<string> {
  // Events instead of an async iterator, which would double the cost of a small request.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      // The rest is read and discarded, so that the client receives the response.
      if (size <= maxBody) chunks.push(chunk)
      else if (size > 4 * maxBody) request.destroy()
    })
    request.on('end', () => {
      if (size <= maxBody) resolve(Buffer.concat(chunks).toString('utf8'))
      else
        reject(
          new StatusError(
            'INVALID_ARGUMENT',
            `Request payload size exceeds the limit: ${maxBody} bytes.`,
          ),
        )
    })
    const cancel = (): void => reject(new StatusError('CANCELLED', 'The client disconnected.'))
    request.on('error', cancel)
    request.on('close', cancel)
  })
}
