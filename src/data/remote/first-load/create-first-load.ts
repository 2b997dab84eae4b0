import type { Ref } from '#domain/mutation/types.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { Random } from '../../local/ports.ts'
import { report } from '../../report.ts'
import { noAnswer } from '#data/server/rest/failure.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { SetSpec } from '../followed-sets.ts'
import { countLoadingSet } from './count-loading-set.ts'
import { createListenerGate } from './create-listener-gate.ts'
import { createPageWriter } from './create-page-writer.ts'
import { fetchPage } from './fetch-page.ts'
import type { FetchPorts, LoadedPage } from './fetch-page.ts'
import { concernsOneSet, createLoadPauses, isAnswer } from './load-pauses.ts'
import { dropLoadRows } from './load-row.ts'
import { openSets } from './open-sets.ts'
import { isForScreen, loadingSetOf, nextSet, nextWakeUp, nextPriority } from './loading-set.ts'
import type { LoadingSet } from './loading-set.ts'
import { countPriority } from './set-parts.ts'

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
const maxWaiting = 8
/** Pages per transaction. */
const pagesAtOnce = 4
/** The wait after the progress could not be read, in milliseconds. */
const retryMs = 10_000
/** How long answered parts of the first screen wait for the other parts at most, in milliseconds. */
const firstScreenWaitMs = 1500

/** Fetches what is not here yet, page by page, and stores each page with its set's progress. */
export function createFirstLoad(ports: FirstLoadPorts, specs: readonly SetSpec[]): FirstLoad {
  const { db, onAnswer, onRefused, onOver } = ports
  /** In the order of their last requests. */
  let sets: Map<string, LoadingSet> | undefined
  /** Answers to requests from before the sets were read again are ignored. */
  let generation = 0
  let inFlight = 0
  const pauses = createLoadPauses(ports.random)
  const gate = createListenerGate()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const left = new Set<Ref>()
  const writer = createPageWriter({
    db,
    maxAtOnce: ports.pageSize * pagesAtOnce,
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
    if (isAwaited()) writer.hold(firstScreenWaitMs)
    endIfOver()
    fetchMore()
  }

  /** Whether the first screen still waits for an answer. */
  const isAwaited = () => all().some((set) => isForScreen(set) && !set.row)
  const all = () => [...(sets?.values() ?? [])]

  /** Starts whatever can be done now. */
  function fetchMore(): void {
    if (stopped || !sets) return
    if (!isAwaited()) writer.release()
    openGate()
    clearTimeout(timer)
    const now = Date.now()
    while (inFlight < lanes && writer.waiting() < maxWaiting) {
      const set = pauses.allUntil() > now ? undefined : nextSet(all(), now)
      if (!set) break
      void fetchNext(set)
    }
    const wakeUp = nextWakeUp(all(), pauses.allUntil(), now)
    if (wakeUp < Infinity) timer = setTimeout(fetchMore, wakeUp - now)
  }

  async function fetchNext(set: LoadingSet): Promise<void> {
    const asked = generation
    const { key } = set.spec
    inFlight += 1
    set.isFetching = true
    sets?.delete(key)
    sets?.set(key, set)
    if (nextPriority(set) === countPriority) await countLoadingSet(ports, set, () => stopped)
    else {
      const answer = await askPage(ports, set)
      if (!stopped && asked === generation) {
        if (answer.ok) receive(set, answer.value)
        else handleFailure(set, answer.problem)
      }
    }
    inFlight -= 1
    set.isFetching = false
    fetchMore()
  }

  function receive(set: LoadingSet, page: LoadedPage): void {
    pauses.answered(set)
    set.row = page.row
    onAnswer(true)
    writer.add(page)
  }

  function handleFailure(set: LoadingSet, failure: Failure): void {
    set.wasTried = true
    if (concernsOneSet(failure)) onRefused(set.spec.key, failure)
    onAnswer(isAnswer(failure))
    pauses.pauseAfter(set, failure)
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
    fetchMore()
  }

  function endIfOver(): void {
    if (sets?.size !== 0) return
    onOver()
    dropLoadRows(db).catch((error: unknown) => report('First load progress was not deleted', error))
  }

  function openGate(): void {
    const isRoundOver = all().every(({ wasTried }) => wasTried)
    if (isRoundOver) gate.open((key) => sets?.get(key)?.hasBegun !== false)
  }

  function start(): void {
    open().catch((error: unknown) => {
      report('What is still to be fetched could not be read', error)
      if (!stopped) timer = setTimeout(start, retryMs)
    })
  }

  start()
  return {
    ready(key) {
      const isReady = gate.wait(key)
      if (sets) openGate()
      return isReady
    },
    isOpen: (key) => sets?.has(key) ?? true,
    leave(refs) {
      if (sets?.size !== 0) for (const ref of refs) left.add(ref)
    },
    nudge() {
      pauses.end(all())
      fetchMore()
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
