import type { CommitEvent } from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
import { StatusError, statusCodes } from '#emulator/status.ts'
import { formatInstant, microsOf, parseInstant } from '#emulator/values/timestamp.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import { toStatusError } from '#emulator/wire/http/respond.ts'
import type { Names } from '#emulator/wire/parse/names.ts'
import type { StreamHandler, StreamPeer } from '#emulator/wire/webchannel/types.ts'
import { createBloomFilter } from './bloom-filter.ts'
import { bill, billWhole } from './bill-target.ts'
import { createDocumentSender } from './send-documents.ts'
import { type TargetRequest, parseListenRequest } from './listen-request.ts'
import type { ResumeTokens } from './resume-token.ts'
import { type Delta, type Target, createTarget } from './target.ts'
import { throwIfExpired } from './throw-if-expired.ts'

const maxTargets = 1000
/** A client that was away longer gets a bloom filter instead of individual removals, in ms. */
const removalsFor = 5_000
/** A listener that was away longer is billed as a new one, in ms. */
const billedAsNewAfter = 30 * 60_000
/** The maximum number of documents in a bloom filter. */
const maxFiltered = 10_000

interface ListenOptions {
  readonly guarded: GuardedEngine
  readonly names: Names
  readonly tokens: ResumeTokens
  readonly clock: () => number
  readonly log: Log
  /** Called after each change of the rules. Returns the unsubscribe function. */
  readonly onRulesChange: (listener: () => void) => () => void
}

/** The Listen stream of one client: sends the changes of its targets after each commit. */
export function createListenStream(
  { guarded, names, tokens, clock, log, onRulesChange }: ListenOptions,
  peer: StreamPeer,
  caller: Caller,
): StreamHandler {
  const { engine } = guarded
  const targets = new Map<number, Target>()
  const documents = createDocumentSender(guarded, peer, caller)
  let lastSnapshot = ''
  const unsubscribe = [
    engine.onCommit(handleCommit),
    onRulesChange(() => reauthorize([...targets.values()])),
  ]

  function add(given: TargetRequest): void {
    const targetId = given.targetId || unusedId()
    const request = { ...given, targetId }
    if (targets.has(targetId) || targets.size >= maxTargets)
      throw new StatusError('INVALID_ARGUMENT', `Target id ${targetId} cannot be added.`)
    let target: Target
    try {
      target = createTarget(request, caller, guarded, names)
    } catch (error) {
      return sendRefused(targetId, error)
    }
    peer.send({ targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } })
    sendInitial(target, request)
    peer.send({
      targetChange: { targetChangeType: 'CURRENT', targetIds: [targetId], ...stamp(target.since) },
    })
    sendSnapshot(target.since)
    if (request.once === true) sendRemoved(targetId)
    else targets.set(targetId, target)
  }

  function unusedId(): number {
    return Math.max(0, ...targets.keys()) + 1
  }

  function sendInitial(target: Target, request: TargetRequest): void {
    const version = resumeVersion(request)
    // A version in the future belongs to data that has been cleared since.
    const delta =
      version === undefined || version > target.since ? undefined : target.live.since(version)
    if (delta && version !== undefined) {
      if (clock() - microsOf(version) / 1000 > billedAsNewAfter) billWhole(guarded.usage, target)
      else bill(guarded.usage, target, delta)
      return sendSince(target, request, delta, version)
    }
    billWhole(guarded.usage, target)
    if (request.resumeToken !== undefined || version !== undefined)
      peer.send({ targetChange: { targetChangeType: 'RESET', targetIds: [target.id] } })
    for (const document of target.live.current()) documents.send(target, document)
  }

  function sendSince(target: Target, request: TargetRequest, delta: Delta, version: string): void {
    const current = target.live.current()
    // As in Firestore, a client that was away for a while finds removed documents itself with the bloom filter.
    const isFiltered =
      request.expectedCount !== undefined &&
      current.length <= maxFiltered &&
      clock() - microsOf(version) / 1000 > removalsFor
    documents.sendDelta(target, isFiltered ? { ...delta, left: [] } : delta, target.since)
    if (request.expectedCount === undefined) return
    const names = current.map(({ name }) => name)
    const unchangedNames = isFiltered ? createBloomFilter(names) : undefined
    peer.send({
      filter: {
        targetId: target.id,
        count: names.length,
        ...(unchangedNames && { unchangedNames }),
      },
    })
  }

  function resumeVersion({ resumeToken, readTime }: TargetRequest): string | undefined {
    if (resumeToken !== undefined) return tokens.decode(resumeToken)
    return readTime === undefined ? undefined : formatInstant(parseInstant(readTime))
  }

  function handleCommit(event: CommitEvent): void {
    const concerned = [...targets.values()].filter(({ since }) => since < event.commitTime)
    reauthorize(concerned.filter((target) => target.dependsOn(event.changes)))
    let hasNews = false
    for (const target of concerned) {
      if (!targets.has(target.id)) continue
      try {
        const delta = target.live.apply(event.changes)
        if (delta.changed.length + delta.left.length === 0) continue
        hasNews = true
        target.authorize(event.changes)
        bill(guarded.usage, target, delta)
        documents.sendDelta(target, delta, event.commitTime, event)
      } catch (error) {
        sendRefused(target.id, error)
      }
    }
    if (hasNews) sendSnapshot(event.commitTime)
  }

  function reauthorize(affected: readonly Target[]): void {
    for (const target of affected) {
      try {
        target.authorize()
      } catch (error) {
        sendRefused(target.id, error)
      }
    }
  }

  function sendRemoved(targetId: number): void {
    targets.delete(targetId)
    peer.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId] } })
  }

  function sendRefused(targetId: number, reason: unknown): void {
    if (!(reason instanceof StatusError)) log('error', `Listen stream: ${String(reason)}`)
    const { status, message } = toStatusError(reason)
    targets.delete(targetId)
    peer.send({
      targetChange: {
        targetChangeType: 'REMOVE',
        targetIds: [targetId],
        cause: { code: statusCodes[status].code, message },
      },
    })
  }

  function stamp(version: string): { readTime: string; resumeToken: string } {
    return { readTime: version, resumeToken: tokens.encode(version) }
  }

  function sendSnapshot(version: string): void {
    lastSnapshot = version
    peer.send({ targetChange: stamp(version) })
  }

  return {
    receive(message) {
      throwIfExpired(caller, clock)
      const request = parseListenRequest(message, names)
      if (request.type === 'add') add(request.target)
      else if (targets.has(request.targetId)) sendRemoved(request.targetId)
    },

    tick() {
      try {
        throwIfExpired(caller, clock)
      } catch (error) {
        if (error instanceof StatusError) return peer.fail(error)
        throw error
      }
      // Keeps resume tokens recent while commits do not affect the targets.
      const now = engine.now()
      if (targets.size > 0 && now > lastSnapshot) sendSnapshot(now)
    },

    closed() {
      for (const stop of unsubscribe) stop()
      targets.clear()
    },
  }
}
