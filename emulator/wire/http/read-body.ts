import type { IncomingMessage } from 'node:http'
import { StatusError } from '#emulator/status.ts'

/** The largest request Firestore takes, in bytes. */
const maxBody = 10 * 1024 * 1024

/** Reads a body as UTF-8; throws INVALID_ARGUMENT where it is too large or broken off. */
export function readBody(request: IncomingMessage): Promise<string> {
  // An iterator over the request would cost as much as all the rest of a small one.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      // What is over the limit is read and forgotten, so that the client hears the answer.
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
    const onBreak = (): void => reject(new StatusError('CANCELLED', 'The request was broken off.'))
    request.on('error', onBreak)
    request.on('close', onBreak)
  })
}
