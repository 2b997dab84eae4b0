import { Agent, request } from 'node:http'
import type { FuzzRequest } from './fuzz-requests.ts'

export interface FuzzResponse {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

const agent = new Agent({ keepAlive: true })

/** Sends a request; undefined if it was deliberately incomplete. Rejects if there is no response. */
export function sendFuzz(base: string, fuzz: FuzzRequest): Promise<FuzzResponse | undefined> {
  const { method, path, headers, body, cutAt } = fuzz
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => (text += chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            contentType: incoming.headers['content-type'] ?? '',
            text,
          }),
        )
      },
    )
    outgoing.on('error', (error) => (cutAt === undefined ? reject(error) : resolve(undefined)))
    if (cutAt === undefined) return void outgoing.end(body)
    outgoing.write(Buffer.from(body).subarray(0, cutAt), () => outgoing.destroy())
    outgoing.on('close', () => resolve(undefined))
  })
}
