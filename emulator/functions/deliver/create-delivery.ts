import type { CommitEvent, Engine } from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
import type { Timer } from '../timer.ts'
import type { FunctionSpec, Trigger } from '../types.ts'
import type { CallFunction } from './call-function.ts'
import { kindOf, pathOf, toCloudEvent } from './cloud-event.ts'
import { type QueuedEvent, createQueue } from './create-queue.ts'
import { compilePath } from './match-path.ts'
import { type Addressed, createStoredEvents } from './stored-events.ts'

interface DeliveryOptions {
  readonly engine: Pick<Engine, 'notes' | 'now' | 'commitsSince' | 'onCommit'>
  readonly specs: readonly FunctionSpec[]
  readonly call: CallFunction
  readonly timer: Timer
  readonly log: Log
  readonly pick?: ((count: number) => number) | undefined
}

export interface QueueState {
  readonly waiting: number
  readonly running: number
}

/** Delivers the changes of documents to the functions that wait for them, each at least once. */
export interface Delivery {
  stateOf(name: string): QueueState | undefined
  /** Resolves when no event waits or is being delivered, other than those that wait for another attempt. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Functions that call each other through what they write are stopped after this many in a row. */
const maxDepth = 200
/** The cursor is stored with the events of a commit, and at least after this many commits without any. */
const cursorEvery = 500

/**
 * Notes how far the commits have been read, where that was never noted: what was there before is no event. Call it once
 * the data is as it should be at the start.
 */
export async function startCursor(engine: Pick<Engine, 'notes' | 'now'>): Promise<void> {
  const events = createStoredEvents(engine.notes, () => {})
  if (events.cursor() === undefined) events.add([], engine.now())
  await events.settled()
}

export function createDelivery(options: DeliveryOptions): Delivery {
  const { engine, specs, call, timer, log, pick } = options
  const stored = createStoredEvents(engine.notes, (error) =>
    log('error', `An event could not be stored: ${String(error)}`),
  )
  const targets = specs.flatMap((spec) =>
    spec.trigger.type === 'firestore' ? [targetOf(spec, spec.trigger)] : [],
  )
  const queues = new Map(targets.map(({ spec, queue }) => [spec.name, queue]))
  const idleListeners = new Set<() => void>()
  let cursor = stored.cursor() ?? engine.now()
  let unstored = 0

  function targetOf(spec: FunctionSpec, trigger: Extract<Trigger, { type: 'firestore' }>) {
    const { name } = spec
    const queue = createQueue({
      spec,
      call,
      timer,
      log,
      pick,
      save: (queued) => stored.replace({ name, queued }),
      forget: (queued) => stored.remove({ name, queued }),
      onChange: reportIdle,
    })
    return { spec, trigger, queue, matches: compilePath(trigger.document) }
  }

  function isIdle(): boolean {
    return [...queues.values()].every((queue) => queue.waiting() + queue.running().length === 0)
  }

  function reportIdle(): void {
    if (idleListeners.size === 0 || !isIdle()) return
    for (const listener of idleListeners) listener()
    idleListeners.clear()
  }

  function onCommit(commit: CommitEvent): void {
    const events = eventsOf(commit)
    cursor = commit.commitTime
    unstored += 1
    if (events.length > 0 || unstored >= cursorEvery) storeCursor(events)
    for (const { name, queued } of events) queues.get(name)?.add(queued)
  }

  function storeCursor(events: readonly Addressed[]): void {
    unstored = 0
    stored.add(events, cursor)
  }

  function eventsOf(commit: CommitEvent): Addressed[] {
    const depth = depthNow()
    return commit.changes.flatMap((change, index) => {
      const kind = kindOf(change)
      if (kind === undefined) return []
      const path = pathOf(change)
      return targets
        .filter(({ trigger }) => trigger.event === kind || trigger.event === 'written')
        .filter(({ matches }) => matches(path))
        .flatMap(({ spec, trigger }) => {
          if (depth > maxDepth) {
            log('error', `${spec.name} is not called for ${path}: ${loopSentence}`)
            return []
          }
          const event = toCloudEvent(commit, index, change, trigger)
          return [{ name: spec.name, queued: newlyQueued(event, depth, timer.now()) }]
        })
    })
  }

  /** A commit while functions run is taken to be theirs; one while none runs is not. */
  function depthNow(): number {
    const depths = [...queues.values()].flatMap((queue) =>
      queue.running().map(({ depth }) => depth + 1),
    )
    return Math.max(0, ...depths)
  }

  for (const event of stored.all()) {
    const queue = queues.get(event.name)
    if (queue) queue.add(event.queued)
    else {
      log('warn', `There is no function ${event.name} any more; an event for it is dropped.`)
      stored.remove(event)
    }
  }
  const missed = engine.commitsSince(cursor)
  if (!missed)
    log('warn', `Events from before ${engine.now()} are lost: the functions were off too long.`)
  else for (const commit of missed) onCommit(commit)
  cursor = engine.now()
  const stop = engine.onCommit(onCommit)

  return {
    stateOf(name) {
      const queue = queues.get(name)
      return queue && { waiting: queue.waiting(), running: queue.running().length }
    },
    idle: () =>
      isIdle() ? Promise.resolve() : new Promise((resolve) => idleListeners.add(resolve)),
    async close() {
      stop()
      for (const queue of queues.values()) queue.close()
      storeCursor([])
      await stored.settled()
    },
  }
}

const loopSentence = `its own writes, or those of other functions, seem to call functions again and again (${maxDepth} in a row).`

function newlyQueued(event: Addressed['queued']['event'], depth: number, now: number): QueuedEvent {
  return { event, depth, attempts: 0, interruptions: 0, firstAt: now, dueAt: now }
}
