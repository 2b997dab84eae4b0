import { formatInstant, microsOf, parseInstant } from '#emulator/values/timestamp.ts'
import type { Usage } from '#emulator/wire/usage.ts'
import type { StreamPeer } from '#emulator/wire/webchannel/types.ts'
import { bill, billWhole } from './bill-target.ts'
import { createBloomFilter } from './bloom-filter.ts'
import type { TargetRequest } from './listen-request.ts'
import type { ResumeTokens } from './resume-token.ts'
import type { DocumentSender } from './send-documents.ts'
import type { Delta, Target } from './target.ts'

/** A client that was away longer gets a bloom filter instead of individual removals, in ms. */
const removalsFor = 5_000
/** A listener that was away longer is billed as a new one, in ms. */
const billedAsNewAfter = 30 * 60_000
/** The maximum number of documents in a bloom filter. */
const maxFiltered = 10_000

interface InitialSenderOptions {
  readonly usage: Usage
  readonly documents: DocumentSender
  readonly tokens: ResumeTokens
  readonly clock: () => number
  readonly peer: StreamPeer
}

/** Sends what a target holds when it is added: all of it, or what changed since the client last had it. */
export function createInitialSender({
  usage,
  documents,
  tokens,
  clock,
  peer,
}: InitialSenderOptions) {
  function send(target: Target, request: TargetRequest): void {
    const version = resumeVersion(request)
    // A version in the future belongs to data that has been cleared since.
    const delta =
      version === undefined || version > target.since ? undefined : target.live.since(version)
    if (delta && version !== undefined) {
      if (clock() - microsOf(version) / 1000 > billedAsNewAfter) billWhole(usage, target)
      else bill(usage, target, delta)
      return sendSince(target, request, delta, version)
    }
    billWhole(usage, target)
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

  return { send }
}
