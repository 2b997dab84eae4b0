import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SlowProxy {
  readonly port: number
  /** From now on: round-trip time in milliseconds, and the fraction of requests or answers that are lost. */
  set(conditions: { readonly roundTripMs: number; readonly loss: number }): void
  /** Bytes sent to the server. */
  sent(): number
  close(): Promise<void>
}

/** A network between a browser and a server on this machine: every message takes half a round trip. */
export async function startSlowProxy(target: number, random: () => number): Promise<SlowProxy> {
  let half = 0
  let loss = 0
  let bytes = 0
  const later = (work: () => void) => (half === 0 ? work() : setTimeout(work, half))

  const server = createServer((incoming, outgoing) => {
    const isLost = incoming.method === 'POST' && random() < loss
    const inTransit = isLost && random() < 0.5
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      bytes += body.length
      later(() => {
        if (inTransit) return outgoing.destroy()
        const { method, url, headers } = incoming
        const forward = request({ port: target, method, path: url, headers }, (answer) => {
          if (isLost) {
            answer.resume()
            answer.on('end', () => outgoing.destroy())
            return
          }
          later(() => outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
          answer.on('data', (chunk: Buffer) => later(() => outgoing.write(chunk)))
          answer.on('end', () => later(() => outgoing.end()))
        })
        forward.on('error', () => outgoing.destroy())
        outgoing.on('close', () => forward.destroy())
        forward.end(body)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    set(conditions) {
      half = conditions.roundTripMs / 2
      loss = conditions.loss
    },
    sent: () => bytes,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
