import type { Http, HttpAnswer, HttpRequest } from '#data/wire/http.ts'
import { answer } from './in-process-server.ts'
import type { InProcessServer } from './in-process-server.ts'

export const faults = [
  'ok',
  'offline',
  /** The request arrives, the answer does not. */
  'lost',
  /** A proxy sends it twice; the second answer comes back. */
  'doubled',
  /** It arrives only after the sender has given up. */
  'late',
  'unavailable',
  /** Applied, and yet answered with an error. */
  'unavailableAfter',
  'busy',
  'portal',
  'aborted',
  'halfAnswer',
] as const
export type Fault = (typeof faults)[number]

export interface FaultyHttp {
  readonly http: Http
  /** Delivers the requests that were held up; their senders have long given up. */
  deliverLate(): Promise<void>
  requests(): number
}

/** A network between a device and the server, with a fault drawn for every request. */
export function createFaultyHttp(server: InProcessServer, draw: () => Fault): FaultyHttp {
  const late: HttpRequest[] = []
  let requests = 0

  async function http(request: HttpRequest): Promise<HttpAnswer> {
    requests += 1
    switch (draw()) {
      case 'ok':
        return server.handle(request)
      case 'offline':
        throw new TypeError('Failed to fetch')
      case 'lost':
        await server.handle(request)
        throw new TypeError('Failed to fetch')
      case 'doubled':
        await server.handle(request)
        return server.handle(request)
      case 'late':
        late.push(request)
        throw new DOMException('signal timed out', 'TimeoutError')
      case 'unavailable':
        return refusal(503, 'UNAVAILABLE')
      case 'unavailableAfter':
        await server.handle(request)
        return refusal(503, 'UNAVAILABLE')
      case 'busy':
        return refusal(429, 'RESOURCE_EXHAUSTED', { 'retry-after': '2' })
      case 'portal':
        return answer(200, '<html>Sign in to the wireless network</html>', {
          'content-type': 'text/html',
        })
      case 'aborted':
        return refusal(409, 'ABORTED')
      case 'halfAnswer': {
        const whole = await server.handle(request)
        return answer(200, whole.text.slice(0, whole.text.length / 2))
      }
    }
  }

  return {
    http,
    async deliverLate() {
      for (const request of late.splice(0)) await server.handle(request)
    },
    requests: () => requests,
  }
}

function refusal(code: number, status: string, headers?: Record<string, string>): HttpAnswer {
  return answer(code, { error: { code, status, message: status } }, headers)
}
