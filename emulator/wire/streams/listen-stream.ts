import type { CommitEvent } from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
import { StatusError, statusCodes } from '#emulator/status.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import { toStatusError } from '#emulator/wire/http/respond.ts'
import type { Names } from '#emulator/wire/parse/names.ts'
import type { StreamHandler, StreamPeer } from '#emulator/wire/webchannel/types.ts'
import { bill } from './bill-target.ts'
import { createInitialSender } from './send-initial.ts'
import { createDocumentSender } from './send-documents.ts'
import { type TargetRequest, parseListenRequest } from './listen-request.ts'
import type { ResumeTokens } from './resume-token.ts'
import { type Target, createTarget } from './target.ts'
import { throwIfExpired } from './throw-if-expired.ts'

const maxTargets = 1000

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
  const initial = createInitialSender({ usage: guarded.usage, documents, tokens, clock, peer })
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
    initial.send(target, request)
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
