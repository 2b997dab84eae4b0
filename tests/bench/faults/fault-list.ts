import { pass } from './fault-proxy.ts'
import type { CannedAnswer, Fault, Treatment } from './fault-proxy.ts'

/** One row of the matrix. Work is queued offline, then the network comes back. */
export interface FaultCase {
  readonly name: string
  /** The fault of the network from its return until it recovers. */
  readonly fault?: Fault
  /** How long the fault lasts, in milliseconds; by default until the end. */
  readonly lasts?: number
  /** What else happens to the app or the server. */
  readonly event?: 'kill' | 'reload' | 'flap' | 'expire' | 'office'
  /** In how many tabs the work is done. */
  readonly tabs?: number
  /** How the server refuses one operation among the others. */
  readonly poison?: 'forbidden' | 'invalid'
}

const json = (status: number, name: string, headers = {}): CannedAnswer => ({
  status,
  contentType: 'application/json',
  headers,
  body: JSON.stringify({ error: { code: status, status: name, message: name } }),
})
const portal: CannedAnswer = {
  status: 200,
  contentType: 'text/html',
  body: '<!doctype html><title>Hotel</title><p>Sign in to the wireless network',
}

/** Only the first requests that carry work meet the fault. */
const first =
  (count: number, treatment: Treatment): Fault =>
  ({ isWrite }, writes) =>
    isWrite && writes < count ? treatment : pass

const everything =
  (answer: CannedAnswer): Fault =>
  () => ({ kind: 'answer', answer })

export const faultCases: readonly FaultCase[] = [
  { name: 'none' },
  { name: 'request lost, 3 times', fault: first(3, { kind: 'drop' }) },
  {
    name: 'reply lost after commit, 3 times',
    fault: first(3, { kind: 'loseReply', andSession: false }),
  },
  {
    name: 'reply and connection lost, 3 times',
    fault: first(3, { kind: 'loseReply', andSession: true }),
  },
  { name: 'reply cut in the middle, 3 times', fault: first(3, { kind: 'halfReply' }) },
  { name: 'request sent twice by the network', fault: first(Infinity, { kind: 'double' }) },
  {
    name: 'replies late and out of order',
    fault: ({ isWrite }, writes) =>
      isWrite ? { kind: 'delayReply', ms: writes % 2 === 0 ? 2500 : 300 } : pass,
    lasts: 6000,
  },
  { name: 'reply never comes, 2 times', fault: first(2, { kind: 'hang' }) },
  { name: '503 for 4 s', fault: everything(json(503, 'UNAVAILABLE')), lasts: 4000 },
  { name: '500 for 4 s', fault: everything(json(500, 'INTERNAL')), lasts: 4000 },
  {
    name: '429 with Retry-After for 4 s',
    fault: everything(json(429, 'RESOURCE_EXHAUSTED', { 'retry-after': '2' })),
    lasts: 4000,
  },
  { name: 'captive portal (200, HTML) for 4 s', fault: everything(portal), lasts: 4000 },
  { name: 'token expired while offline', event: 'expire' },
  {
    name: 'killed after commit, before the reply',
    fault: first(1, { kind: 'hang' }),
    event: 'kill',
  },
  {
    name: 'killed while the request is on its way',
    fault: first(1, { kind: 'swallow' }),
    event: 'kill',
  },
  { name: 'page reloaded with a queue', event: 'reload' },
  { name: 'network on and off, 5 times', event: 'flap' },
  { name: 'two tabs at once', tabs: 2 },
  { name: 'office edits the same documents', event: 'office' },
  { name: 'one of 12 answered 403', poison: 'forbidden' },
  { name: 'one of 12 answered 400', poison: 'invalid' },
]
