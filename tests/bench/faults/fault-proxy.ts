import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expireToken } from './expire-token.ts'

/** What can happen to a request on its way, or to its answer. */
export type Treatment =
  | { readonly kind: 'pass' }
  /** It never arrives. */
  | { readonly kind: 'drop' }
  /** It never arrives, and no error is reported. */
  | { readonly kind: 'swallow' }
  /** It arrives; the answer does not. With `andSession` the server forgets the connection, too. */
  | { readonly kind: 'loseReply'; readonly andSession: boolean }
  /** It arrives twice; the second answer is returned. */
  | { readonly kind: 'double' }
  | { readonly kind: 'answer'; readonly answer: CannedAnswer }
  | { readonly kind: 'delayReply'; readonly ms: number }
  /** It arrives; there is no answer, and the connection stays open. */
  | { readonly kind: 'hang' }
  | { readonly kind: 'halfReply' }

export interface CannedAnswer {
  readonly status: number
  readonly contentType: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

export interface Passing {
  /** Whether it carries a person's work to the server. */
  readonly isWrite: boolean
  readonly body: string
}

/** Decides about each request to Firestore; `writes` counts the earlier ones that carried work. */
export type Fault = (passing: Passing, writes: number) => Treatment

export interface FaultProxy {
  readonly origin: string
  set(fault: Fault): void
  /** The server treats tokens issued before now as expired. */
  expireTokens(): void
  /** Requests that carried work since the fault was set. */
  writes(): number
  /** Bytes sent to the server in requests to Firestore. */
  sent(): number
  /** How often the server accepted a commit that contains this text. */
  accepted(text: string): number
  close(): Promise<void>
}

export const pass: Treatment = { kind: 'pass' }

/** A network with faults between a browser and the server; it also serves the page itself. */
export async function startFaultProxy(
  target: number,
  files: ReadonlyMap<string, string>,
): Promise<FaultProxy> {
  let fault: Fault = () => pass
  let writes = 0
  let expiredBefore = 0
  let bytes = 0
  const taken: string[] = []
  /** Open back channels of WebChannel, by session. */
  const channels = new Map<string, Set<ServerResponse>>()
  const forgotten = new Set<string>()

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => handle(incoming, Buffer.concat(chunks), outgoing))
  })

  function handle(incoming: IncomingMessage, raw: Buffer, outgoing: ServerResponse): void {
    const url = new URL(incoming.url ?? '/', 'http://proxy')
    const file = files.get(url.pathname)
    if (incoming.method === 'GET' && file !== undefined) {
      const type = url.pathname.endsWith('.js') ? 'text/javascript' : 'text/html'
      outgoing.writeHead(200, { 'content-type': type }).end(file)
      return
    }
    const isRest = url.pathname.includes('/documents:')
    const isStream = url.pathname.endsWith('/channel')
    const session = isStream ? url.searchParams.get('SID') : null
    const { body, headers } = expireToken(raw.toString(), incoming.headers, expiredBefore)
    const isWrite = isRest
      ? url.pathname.endsWith(':commit')
      : session !== null && url.pathname.includes('/Write/') && body.includes('writes')
    const treatment = isRest || isStream ? fault({ isWrite, body }, writes) : pass
    if (isWrite) writes += 1
    if (isRest || isStream) bytes += raw.length
    if (session !== null && forgotten.has(session)) {
      outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('Error: Unknown SID')
      return
    }
    if (treatment.kind === 'drop') {
      outgoing.destroy()
      return
    }
    if (treatment.kind === 'swallow') return
    if (treatment.kind === 'answer') {
      const { status, contentType, body: text, headers: more } = treatment.answer
      outgoing.writeHead(status, { 'content-type': contentType, ...more }).end(text)
      return
    }
    const isBackChannel = session !== null && incoming.method === 'GET'
    if (isBackChannel) remember(session, outgoing)
    const isLost = treatment.kind === 'hang' || treatment.kind === 'loseReply'
    if (session !== null && !isBackChannel && isLost) {
      for (const channel of channels.get(session) ?? []) channel.destroy()
      if (treatment.kind === 'hang' || treatment.andSession) forgotten.add(session)
    }
    const message = { method: incoming.method, url: incoming.url, headers, body }
    if (treatment.kind === 'double') forward(message, null, pass)
    forward(message, outgoing, treatment)
  }

  function remember(session: string, outgoing: ServerResponse): void {
    const known = channels.get(session) ?? new Set()
    channels.set(session, known.add(outgoing))
    outgoing.on('close', () => known.delete(outgoing))
  }

  function forward(message: Message, outgoing: ServerResponse | null, treatment: Treatment): void {
    const { method, url, headers, body } = message
    const sent = request({ port: target, method, path: url, headers }, (answer) => {
      const isCommit = url?.endsWith(':commit') === true
      if (isCommit && answer.statusCode === 200) taken.push(body)
      if (!outgoing || treatment.kind === 'loseReply' || treatment.kind === 'hang') {
        answer.resume()
        answer.on('end', () => {
          if (treatment.kind === 'loseReply') setTimeout(() => outgoing?.destroy(), 100)
        })
        return
      }
      const begin = () => {
        if (treatment.kind === 'halfReply') {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.once('data', (chunk: Buffer) => {
            outgoing.write(chunk.subarray(0, chunk.length / 2))
            setTimeout(() => outgoing.destroy(), 50)
          })
          return
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }
      if (treatment.kind === 'delayReply') setTimeout(begin, treatment.ms)
      else begin()
    })
    sent.on('error', () => outgoing?.destroy())
    // A back channel ends with its reader; any other request that was sent still reaches the server.
    if (method === 'GET') outgoing?.on('close', () => sent.destroy())
    sent.end(body)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      fault = next
      writes = 0
    },
    expireTokens() {
      expiredBefore = Date.now()
    },
    writes: () => writes,
    sent: () => bytes,
    accepted: (text) => taken.filter((body) => body.includes(text)).length,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Message {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
