import type { Ref } from '#domain/mutation/types.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { backOff } from '#data/server/back-off.ts'
import type { Random } from '../../local/ports.ts'
import { report } from '../../report.ts'
import { signedOut } from '#data/server/call-as.ts'
import { noAnswer } from '#data/server/rest/failure.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { WatchSpec } from '../watch-specs.ts'
import { createPageWriter } from './create-page-writer.ts'
import { countSet, fetchPage } from './fetch-page.ts'
import type { FetchPorts, LoadedPage } from './fetch-page.ts'
import { dropLoadRows, writeTotal } from './load-row.ts'
import { openSets } from './open-sets.ts'
import { isForScreen, loadingSetOf, nextSet, nextWakeUp, turnNow } from './loading-set.ts'
import type { LoadingSet } from './loading-set.ts'
import { turnToCount } from './set-parts.ts'

export interface FirstLoadPorts extends FetchPorts {
  readonly db: UserDb
  readonly random: Random
  /** Yields between two transactions; called with how long the last one waited. */
  readonly yieldToMain: (waitedMs: number) => Promise<void>
  /** The server has answered, or has not. */
  readonly onAnswer: (isThere: boolean) => void
  /** The server refused a set. */
  readonly onRefused: (key: string, problem: Failure) => void
  readonly onOver: () => void
}

/** The first load of everything that a device follows. */
export interface FirstLoad {
  /**
   * Resolves when the listener of a set may start: its first page is stored, and every set was requested once, so that
   * listeners do not delay what the screens wait for.
   */
  ready(key: string): Promise<void>
  /** Whether documents of the set are still to be fetched. */
  isOpen(key: string): boolean
  /** A listener has reported that these left the followed sets: pages requested before must not bring them back. */
  leave(refs: readonly Ref[]): void
  /** There is news of the network: whatever is paused resumes at once. */
  nudge(): void
  stop(): void
}

/** Parallel requests. */
const lanes = 4
/** Fetched pages that may wait to be stored. */
const mostWaiting = 8
/** Pages per transaction. */
const pagesAtOnce = 4
/** The wait after the progress could not be read, in milliseconds. */
const retryMs = 10_000
/** How long answered parts of the first screen wait for the other parts at most, in milliseconds. */
const patience = 1500

/** Refusals that concern one set only; all other failures pause all sets. */
const ofOneSet = new Set([
  'PERMISSION_DENIED',
  'INVALID_ARGUMENT',
  'FAILED_PRECONDITION',
  'NOT_FOUND',
])

/** Failures that mean that the server was not reached. */
const unreached = new Set(['NO_ANSWER', 'NOT_FIRESTORE', signedOut])

/** Fetches what is not here yet, page by page, and stores each page with its set's progress. */
export function createFirstLoad(ports: FirstLoadPorts, specs: readonly WatchSpec[]): FirstLoad {
  const { db, random, onAnswer, onRefused, onOver } = ports
  /** In the order of their last requests. */
  let sets: Map<string, LoadingSet> | undefined
  /** Answers to requests from before the sets were read again are ignored. */
  let generation = 0
  let inFlight = 0
  const resting = { until: 0, failures: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const left = new Set<Ref>()
  let waiters: { readonly key: string; readonly resolve: () => void }[] = []
  const writer = createPageWriter({
    db,
    mostAtOnce: ports.pageSize * pagesAtOnce,
    yieldToMain: ports.yieldToMain,
    isStopped: () => stopped,
    hasLeft: (ref) => left.has(ref),
    onStored,
    onLost: open,
  })

  async function open(): Promise<void> {
    generation += 1
    const before = sets
    const found = await openSets(db, specs)
    if (stopped) return
    sets = new Map(
      found.map(({ spec, row }) => [spec.key, loadingSetOf(spec, row, before?.get(spec.key))]),
    )
    if (isAwaited()) writer.hold(patience)
    endIfOver()
    go()
  }

  /** Whether the first screen still waits for an answer. */
  const isAwaited = () => all().some((set) => isForScreen(set) && !set.row)
  const all = () => [...(sets?.values() ?? [])]

  /** Starts whatever can be done now. */
  function go(): void {
    if (stopped || !sets) return
    if (!isAwaited()) writer.release()
    release()
    clearTimeout(timer)
    const now = Date.now()
    while (inFlight < lanes && writer.waiting() < mostWaiting) {
      const set = resting.until > now ? undefined : nextSet(all(), now)
      if (!set) break
      void fetchNext(set)
    }
    const wakeUp = nextWakeUp(all(), resting.until, now)
    if (wakeUp < Infinity) timer = setTimeout(go, wakeUp - now)
  }

  async function fetchNext(set: LoadingSet): Promise<void> {
    const mine = generation
    const { key } = set.spec
    inFlight += 1
    set.isFetching = true
    sets?.delete(key)
    sets?.set(key, set)
    if (turnNow(set) === turnToCount) await count(set)
    else {
      const answer = await askPage(ports, set)
      if (!stopped && mine === generation) {
        if (answer.ok) take(set, answer.value)
        else rest(set, answer.problem)
      }
    }
    inFlight -= 1
    set.isFetching = false
    go()
  }

  /** Nothing depends on it: without it, no total is shown. */
  async function count(set: LoadingSet): Promise<void> {
    set.isCounted = true
    try {
      const counted = await countSet(ports, set.spec)
      if (!counted.ok || stopped || !set.row) return
      set.row = { ...set.row, total: counted.value }
      await writeTotal(db, set.spec.key, counted.value)
    } catch (error) {
      report(`${set.spec.key} could not be counted`, error)
    }
  }

  function take(set: LoadingSet, page: LoadedPage): void {
    resting.failures = 0
    set.failures = 0
    set.row = page.row
    onAnswer(true)
    writer.add(page)
  }

  function rest(set: LoadingSet, problem: Failure): void {
    set.wasTried = true
    const { status, retryAfterMs } = problem
    const isOwn = ofOneSet.has(status)
    if (isOwn) onRefused(set.spec.key, problem)
    onAnswer(!unreached.has(status))
    const paused = isOwn ? set : resting
    paused.failures += 1
    const until = Date.now() + (retryAfterMs ?? 1000 + backOff(paused.failures, random))
    if (isOwn) set.restsUntil = until
    else resting.until = until
  }

  function onStored(pages: readonly LoadedPage[]): void {
    for (const { spec } of pages) {
      const set = sets?.get(spec.key)
      if (!set) continue
      set.hasBegun = true
      set.wasTried = true
    }
    for (const { spec, row } of pages) if (row.isDone) sets?.delete(spec.key)
    endIfOver()
    go()
  }

  function endIfOver(): void {
    if (sets?.size !== 0) return
    onOver()
    dropLoadRows(db).catch((error: unknown) => report('First load progress was not deleted', error))
  }

  function release(): void {
    const isRoundOver = all().every(({ wasTried }) => wasTried)
    if (!isRoundOver) return
    const free = ({ key }: { readonly key: string }) => sets?.get(key)?.hasBegun !== false
    const released = waiters.filter(free)
    waiters = waiters.filter((waiter) => !free(waiter))
    for (const { resolve } of released) resolve()
  }

  function begin(): void {
    open().catch((error: unknown) => {
      report('What is still to be fetched could not be read', error)
      if (!stopped) timer = setTimeout(begin, retryMs)
    })
  }

  begin()
  return {
    ready: (key) =>
      new Promise((resolve) => {
        waiters.push({ key, resolve })
        if (sets) release()
      }),
    isOpen: (key) => sets?.has(key) ?? true,
    leave(refs) {
      if (sets?.size !== 0) for (const ref of refs) left.add(ref)
    },
    nudge() {
      resting.until = 0
      for (const set of all()) set.restsUntil = 0
      go()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      writer.stop()
    },
  }
}

async function askPage(
  ports: FirstLoadPorts,
  { spec, row }: LoadingSet,
): Promise<Result<LoadedPage, Failure>> {
  try {
    return await fetchPage(ports, spec, row)
  } catch (error) {
    report(`${spec.key} could not be fetched`, error)
    return fail(noAnswer(error))
  }
}
