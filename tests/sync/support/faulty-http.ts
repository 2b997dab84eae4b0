import { statusCodes } from '#emulator/status.ts'
import type { Http, HttpAnswer, HttpRequest } from '#data/server/rest/http.ts'
import { answer } from './in-process-server.ts'
import type { InProcessServer } from './in-process-server.ts'
import type { Scheduler } from './scheduler.ts'

/** What may happen to one request. */
const faults = [
  'offline',
  /** The request arrives, the answer does not. */
  'lost',
  /** A proxy sends it twice; one of the two answers comes back. */
  'doubled',
  /** It arrives only after the sender has timed out. */
  'late',
  /** Applied, and the answer comes after every lease has expired. */
  'slow',
  /** Refused with any possible status. */
  'refused',
  /** Applied, but answered with an error. */
  'refusedAfter',
  'portal',
  'halfAnswer',
] as const
type Fault = (typeof faults)[number] | 'ok'

const statuses = Object.keys(statusCodes).filter((status) => status !== 'OK')
const afterwards = ['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'INTERNAL', 'UNKNOWN', 'CANCELLED']

export interface FaultyHttp {
  readonly http: Http
  /** The probability of a fault per request, 0 to 1. */
  setTrouble(share: number): void
  /** Delivers the delayed requests, whose senders have long timed out. */
  deliverLate(): Promise<void>
  requests(): number
}

interface Surroundings {
  readonly name: string
  /** Called with each request as it leaves. */
  readonly watch: (request: HttpRequest) => void
  readonly server: InProcessServer
  readonly random: () => number
  readonly scheduler: Scheduler
  readonly advance: (ms: number) => void
}

/** A network between a device and the server, with a fault drawn for every request. */
export function createFaultyHttp(around: Surroundings): FaultyHttp {
  const { name, server, random, scheduler, advance, watch } = around
  const late: HttpRequest[] = []
  let trouble = 0
  let requests = 0

  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const draw = (): Fault => (random() < trouble ? pick(faults) : 'ok')
  /** Once sent, a request arrives or not, whatever happens to its sender. */
  const arrive = (request: HttpRequest) =>
    scheduler.step(`${name}: arrives`, () => server.handle(request))
  const comeBack = (reply: HttpAnswer) =>
    scheduler.step(`${name}: ${reply.status}`, async () => reply)

  async function http(request: HttpRequest): Promise<HttpAnswer> {
    requests += 1
    watch(request)
    const fault = draw()
    switch (fault) {
      case 'ok':
        return comeBack(await arrive(request))
      case 'offline':
        throw new TypeError('Failed to fetch')
      case 'lost':
        await arrive(request)
        throw new TypeError('Failed to fetch')
      case 'doubled': {
        const [first, second] = await Promise.all([arrive(request), arrive(request)])
        return comeBack(random() < 0.5 ? first : second)
      }
      case 'late':
        late.push(request)
        throw new DOMException('signal timed out', 'TimeoutError')
      case 'slow': {
        const reply = await arrive(request)
        await scheduler.step(`${name}: waits`, async () => advance(random() * 300_000))
        return comeBack(reply)
      }
      case 'refused':
        return comeBack(refusal(pick(statuses), random() < 0.3 ? '2' : undefined))
      case 'refusedAfter':
        await arrive(request)
        return comeBack(refusal(pick(afterwards)))
      case 'portal':
        return comeBack(pick(portals))
      case 'halfAnswer': {
        const whole = await arrive(request)
        return comeBack(answer(200, whole.text.slice(0, whole.text.length / 2)))
      }
    }
  }

  return {
    http,
    setTrouble(share) {
      trouble = share
    },
    async deliverLate() {
      for (const request of late.splice(0)) await arrive(request)
    },
    requests: () => requests,
  }
}

function refusal(status: string, retryAfter?: string): HttpAnswer {
  const { http: code } = statusCodes[status as keyof typeof statusCodes]
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  return answer(code, { error: { code, status, message: status } }, headers)
}

const html = { 'content-type': 'text/html' }
const page = '<html>Sign in to the wireless network</html>'

/** What a captive portal or a proxy returns instead of an answer. */
const portals: readonly HttpAnswer[] = [
  answer(200, page, html),
  { ...answer(200, page, html), redirected: true },
  answer(200, {}),
  answer(200, { commitTime: '2026-03-02T08:00:00Z', writeResults: [] }),
  {
    ...answer(200, { commitTime: '2026-03-02T08:00:00Z', writeResults: [{}, {}] }),
    redirected: true,
  },
  answer(403, page, html),
  answer(404, { error: 'not here' }),
  answer(511, page, html),
]
