import type { CommitEvent, StoredDocument } from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
import { StatusError, statusCodes } from '#emulator/status.ts'
import { formatInstant, microsOf, parseInstant } from '#emulator/values/timestamp.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import { toStatusError } from '#emulator/wire/http/respond.ts'
import type { Names } from '#emulator/wire/parse/names.ts'
import type { StreamHandler, StreamPeer } from '#emulator/wire/webchannel/types.ts'
import { createBloomFilter } from './bloom-filter.ts'
import { type TargetRequest, parseListenRequest } from './listen-request.ts'
import type { ResumeTokens } from './resume-token.ts'
import { type Delta, type Target, createTarget } from './target.ts'
import { throwIfExpired } from './throw-if-expired.ts'

const maxTargets = 1000
/** How long a client that went away is told one by one what has left its targets, in ms. */
const trackedFor = 5_000
/** A listener that was away for longer is billed as a new one, in ms. */
const billedAsNewAfter = 30 * 60_000
/** The largest result that is described by a filter. */
const maxFiltered = 10_000

interface ListenOptions {
  readonly guarded: GuardedEngine
  readonly names: Names
  readonly tokens: ResumeTokens
  readonly clock: () => number
  readonly log: Log
  /** Calls back whenever other rules come into force; answers the unsubscribe function. */
  readonly onRulesChange: (listener: () => void) => () => void
}

/** One client's Listen stream: its targets, and what each commit means for them. */
export function createListenStream(
  { guarded, names, tokens, clock, log, onRulesChange }: ListenOptions,
  peer: StreamPeer,
  caller: Caller,
): StreamHandler {
  const { engine } = guarded
  const targets = new Map<number, Target>()
  let lastSnapshot = ''
  const unsubscribe = [
    engine.onCommit(takeCommit),
    onRulesChange(() => recheck([...targets.values()])),
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
    // A version that is still to come belongs to data which has been wiped since.
    const delta =
      version === undefined || version > target.since ? undefined : target.live.since(version)
    if (delta && version !== undefined) {
      if (clock() - microsOf(version) / 1000 > billedAsNewAfter) billWhole(target)
      else bill(target, delta)
      return sendSince(target, request, delta, version)
    }
    billWhole(target)
    if (request.resumeToken !== undefined || version !== undefined)
      peer.send({ targetChange: { targetChangeType: 'RESET', targetIds: [target.id] } })
    for (const document of target.live.current()) sendDocument(target, document)
  }

  /** A new query costs at least one read, and a document that is not there is one too. */
  function billWhole({ live, collectionId, watched }: Target): void {
    const count = watched ?? Math.max(1, live.current().length)
    guarded.usage.read('listens', collectionId, count)
  }

  function bill({ collectionId }: Target, { changed, left }: Delta): void {
    const count = changed.length + left.filter(({ deleted }) => !deleted).length
    if (count > 0) guarded.usage.read('listens', collectionId, count)
  }

  function sendSince(target: Target, request: TargetRequest, delta: Delta, version: string): void {
    const held = target.live.current()
    // As in Firestore: once a client was away for a while, it must find out itself what it holds too much.
    const isFiltered =
      request.expectedCount !== undefined &&
      held.length <= maxFiltered &&
      clock() - microsOf(version) / 1000 > trackedFor
    sendDelta(target, isFiltered ? { ...delta, left: [] } : delta, target.since)
    if (request.expectedCount === undefined) return
    const names = held.map(({ name }) => name)
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

  function takeCommit(event: CommitEvent): void {
    const concerned = [...targets.values()].filter(({ since }) => since < event.commitTime)
    recheck(concerned.filter((target) => target.hangsOn(event.changes)))
    let hasNews = false
    for (const target of concerned) {
      if (!targets.has(target.id)) continue
      try {
        const delta = target.live.apply(event.changes)
        if (delta.changed.length + delta.left.length === 0) continue
        hasNews = true
        target.authorize(event.changes)
        bill(target, delta)
        sendDelta(target, delta, event.commitTime, event)
      } catch (error) {
        sendRefused(target.id, error)
      }
    }
    if (hasNews) sendSnapshot(event.commitTime)
  }

  function recheck(suspects: readonly Target[]): void {
    for (const target of suspects) {
      try {
        target.authorize()
      } catch (error) {
        sendRefused(target.id, error)
      }
    }
  }

  function sendDelta(target: Target, delta: Delta, readTime: string, event?: CommitEvent): void {
    for (const document of delta.changed) sendDocument(target, document)
    for (const { name, deleted } of delta.left) {
      const removed = { removedTargetIds: [target.id], readTime }
      if (deleted) {
        peer.send({ documentDelete: { document: name, ...removed } })
        continue
      }
      const after =
        event?.changes.findLast((change) => change.name === name)?.after ?? engine.get(name)
      // The new version, where it may be read, spares the client from asking why the document left.
      if (after && mayRead(after))
        peer.send({ documentChange: { document: after, removedTargetIds: [target.id] } })
      else peer.send({ documentRemove: { document: name, ...removed } })
    }
  }

  function mayRead(document: StoredDocument): boolean {
    try {
      guarded.allowGet(caller, document.name, document, { isBilled: false })
      return true
    } catch {
      return false
    }
  }

  function sendDocument(target: Target, document: StoredDocument): void {
    peer.send({ documentChange: { document, targetIds: [target.id] } })
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
      // Keeps the client's tokens young while commits pass its targets by.
      const now = engine.now()
      if (targets.size > 0 && now > lastSnapshot) sendSnapshot(now)
    },

    closed() {
      for (const stop of unsubscribe) stop()
      targets.clear()
    },
  }
}
