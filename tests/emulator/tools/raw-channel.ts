import type { Json } from './rest-client.ts'
import type { TestEmulator } from './start-test-emulator.ts'

/** A low-level WebChannel client, for requests that the SDK never makes. */
export interface RawChannel {
  readonly id: string
  /** The URL of a request of this session. */
  url(parameters: Readonly<Record<string, string | number>>): string
  /** Sends messages; the first is number `offset` of the session. */
  send(offset: number, ...messages: readonly unknown[]): Promise<Response>
  /** One long poll; returns the array ids and messages after `arrayId`. */
  poll(arrayId: number): Promise<readonly (readonly [number, readonly [Json]])[]>
}

/** Opens a session with its first messages. */
export async function openRawChannel(
  emulator: TestEmulator,
  kind: 'Listen' | 'Write',
  token: string | undefined,
  ...messages: readonly unknown[]
): Promise<RawChannel> {
  const base = `${emulator.url}/google.firestore.v1.Firestore/${kind}/channel?VER=8`
  const body = encodeBody(0, messages)
  if (token !== undefined) body.set('headers', `Authorization:Bearer ${token}\r\n`)
  const response = await fetch(`${base}&RID=1&CVER=22`, { method: 'POST', body })
  const [[, [, id]]] = parseFrames(await response.text()) as unknown as [[0, ['c', string]]]
  const url: RawChannel['url'] = (parameters) => {
    const query = new URLSearchParams({ SID: id })
    for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
    return `${base}&${query.toString()}`
  }
  return {
    id,
    url,
    send: (offset, ...more) =>
      fetch(url({ RID: 2, AID: 0 }), { method: 'POST', body: encodeBody(offset, more) }),
    async poll(arrayId) {
      const answer = await fetch(url({ RID: 'rpc', AID: arrayId, CI: 1, TYPE: 'xmlhttp' }))
      return parseFrames(await answer.text()) as unknown as [number, [Json]][]
    },
  }
}

function encodeBody(offset: number, messages: readonly unknown[]): URLSearchParams {
  const body = new URLSearchParams({ count: String(messages.length), ofs: String(offset) })
  for (const [index, message] of messages.entries())
    body.set(
      `req${index}___data__`,
      typeof message === 'string' ? message : JSON.stringify(message),
    )
  return body
}

/** The arrays of all frames in a response, one after the other. */
export function parseFrames(text: string): readonly Json[] {
  const arrays: Json[] = []
  for (let rest = text; rest !== '';) {
    const start = rest.indexOf('\n') + 1
    const end = start + Number(rest.slice(0, start - 1))
    arrays.push(...(JSON.parse(rest.slice(start, end)) as Json[]))
    rest = rest.slice(end)
  }
  return arrays
}
