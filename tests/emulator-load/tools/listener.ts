import type { IncomingMessage } from 'node:http'
import { send, textOf } from './http-client.ts'

/** A structured query below the root. */
export type Query = Readonly<Record<string, unknown>>

export interface Listener {
  /** By target: the update times of the documents held, by name, as of the last snapshot. */
  readonly held: readonly ReadonlyMap<string, string>[]
  /** The numbers of opened sessions, of targets reset by the server, and of snapshots. */
  readonly counts: { opened: number; resets: number; snapshots: number }
  /** Resolves once `isMet` is true, checked immediately and at each snapshot. */
  until(isMet: () => boolean): Promise<void>
  close(): void
}

interface ListenerOptions {
  readonly url: () => string
  readonly queries: readonly Query[]
  /** Resolves when the client should connect. */
  readonly ready?: () => Promise<void>
}

interface TargetState {
  readonly query: Query
  held: Map<string, string>
  pending: Map<string, string | undefined>
  token: string | undefined
  /** Whether the server has sent CURRENT in this session. */
  isCurrent: boolean
  expected: number | undefined
}

interface Message {
  readonly targetChange?: {
    readonly targetChangeType?: string
    readonly targetIds?: readonly number[]
    readonly resumeToken?: string
    readonly cause?: object
  }
  readonly documentChange?: {
    readonly document: { readonly name: string; readonly updateTime: string }
    readonly targetIds?: readonly number[]
    readonly removedTargetIds?: readonly number[]
  }
  readonly documentDelete?: {
    readonly document: string
    readonly removedTargetIds?: readonly number[]
  }
  readonly documentRemove?: {
    readonly document: string
    readonly removedTargetIds?: readonly number[]
  }
  readonly filter?: { readonly targetId: number; readonly count?: number }
  readonly error?: object
}

const root = 'projects/demo-daybook/databases/(default)/documents'
const channel = '/google.firestore.v1.Firestore/Listen/channel?VER=8&CVER=22'

/** A client of the Listen stream that always reconnects with its resume tokens. */
export function createListener(options: ListenerOptions): Listener {
  const { url, queries, ready = () => Promise.resolve() } = options
  const targets = queries.map((query): TargetState => ({
    query,
    held: new Map(),
    pending: new Map(),
    token: undefined,
    isCurrent: false,
    expected: undefined,
  }))
  const counts = { opened: 0, resets: 0, snapshots: 0 }
  const waiting = new Set<() => void>()
  const closing = new AbortController()
  let current: IncomingMessage | undefined

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await ready()
      try {
        await session()
      } catch {
        // The connection was lost: reconnect.
      }
    }
  }

  async function session(): Promise<void> {
    for (const target of targets)
      Object.assign(target, { pending: new Map(), isCurrent: false, expected: undefined })
    const form = new URLSearchParams({
      headers: 'Authorization:Bearer owner\r\n',
      count: String(targets.length),
      ofs: '0',
    })
    for (const [index, target] of targets.entries())
      form.set(`req${index}___data__`, JSON.stringify({ addTarget: requestOf(index, target) }))
    const opened = await send(
      `${url()}${channel}&RID=1`,
      'POST',
      form.toString(),
      'application/x-www-form-urlencoded',
    )
    const [, id = ''] = /\["c","([^"]+)"/.exec(await textOf(opened)) ?? []
    counts.opened += 1
    let arrayId = 0
    while (!closing.signal.aborted) {
      const back = await send(
        `${url()}${channel}&RID=rpc&SID=${id}&AID=${arrayId}&CI=0&TYPE=xmlhttp`,
        'GET',
      )
      if (back.statusCode !== 200) return void back.resume()
      current = back
      for await (const arrays of frames(back)) {
        for (const [number, [message]] of arrays) {
          arrayId = number
          if (message !== 'noop' && !handle(message)) return void back.destroy()
        }
      }
    }
  }

  function requestOf(index: number, { query, token, held }: TargetState): object {
    return {
      targetId: index + 1,
      query: { parent: root, structuredQuery: query },
      ...(token !== undefined && { resumeToken: token, expectedCount: held.size }),
    }
  }

  /** Returns false if a new session must be opened. */
  function handle(message: Message): boolean {
    const { targetChange, documentChange, documentDelete, documentRemove, filter } = message
    if (message.error) return false
    if (documentChange) {
      const { document, targetIds = [], removedTargetIds = [] } = documentChange
      setPending(targetIds, document.name, document.updateTime)
      setPending(removedTargetIds, document.name, undefined)
    }
    const removal = documentDelete ?? documentRemove
    if (removal) setPending(removal.removedTargetIds ?? [], removal.document, undefined)
    if (filter) {
      const target = targets[filter.targetId - 1]
      if (target) target.expected = filter.count ?? 0
    }
    return !targetChange || handleTargetChange(targetChange)
  }

  function setPending(ids: readonly number[], name: string, updateTime: string | undefined): void {
    for (const id of ids) targets[id - 1]?.pending.set(name, updateTime)
  }

  function handleTargetChange(change: NonNullable<Message['targetChange']>): boolean {
    const { targetChangeType = 'NO_CHANGE', targetIds = [], resumeToken, cause } = change
    const affected =
      targetIds.length === 0 ? targets : targets.filter((_, at) => targetIds.includes(at + 1))
    if (cause) throw new Error(JSON.stringify(cause))
    if (targetChangeType === 'RESET') {
      counts.resets += 1
      for (const target of affected) {
        target.held = new Map()
        target.pending = new Map()
      }
    }
    if (targetChangeType === 'CURRENT') for (const target of affected) target.isCurrent = true
    if (targetChangeType !== 'NO_CHANGE' || targetIds.length > 0) return true
    for (const target of targets) {
      if (!target.isCurrent) continue
      for (const [name, updateTime] of target.pending) {
        if (updateTime === undefined) target.held.delete(name)
        else target.held.set(name, updateTime)
      }
      target.pending.clear()
      if (target.expected !== undefined && target.expected !== target.held.size) {
        // Documents were deleted while disconnected, but not which: query again without a resume token.
        Object.assign(target, { token: undefined, expected: undefined, held: new Map() })
        return false
      }
      target.expected = undefined
      target.token = resumeToken
    }
    counts.snapshots += 1
    for (const check of waiting) check()
    return true
  }

  void run()
  return {
    get held() {
      return targets.map(({ held }) => held)
    },
    counts,
    until: (isMet) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!isMet()) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    close() {
      closing.abort()
      current?.destroy()
    },
  }
}

/** The frames of a streaming back channel. */
async function* frames(
  message: IncomingMessage,
): AsyncGenerator<readonly (readonly [number, readonly [Message] | readonly ['noop']])[]> {
  message.setEncoding('utf8')
  let text = ''
  for await (const chunk of message as AsyncIterable<string>) {
    text += chunk
    for (;;) {
      const start = text.indexOf('\n') + 1
      const end = start + Number(text.slice(0, start - 1))
      if (start === 0 || text.length < end) break
      yield JSON.parse(text.slice(start, end)) as never
      text = text.slice(end)
    }
  }
}
