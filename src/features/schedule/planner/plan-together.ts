import type { Placements } from '#domain/planning/day/evaluate.ts'
import type { FromPlanner, ToPlanner } from '#domain/planning/day/messages.ts'
import type { PlanResult } from '#domain/planning/day/result.ts'
import type { PlanProblem } from '#domain/planning/day/types.ts'

/** What of a worker is used here. */
export interface PlanWorker {
  postMessage(message: ToWorker, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<FromPlanner>) => void): void
  addEventListener(type: 'error', listener: () => void): void
  terminate(): void
}

/** What the workers parse; what is sent may be read-only. */
type ToWorker =
  | (Pick<Extract<ToPlanner, { kind: 'start' }>, 'kind' | 'seed' | 'ms'> & {
      readonly problem: PlanProblem
    })
  | { readonly kind: 'adopt'; readonly placements: Placements }

export interface PlanTogetherOptions {
  readonly problem: PlanProblem
  /** Milliseconds. */
  readonly ms: number
  readonly workers: readonly PlanWorker[]
  /** The best plan of all workers so far; `elapsed` in milliseconds. */
  readonly onProgress: (result: PlanResult, elapsed: number) => void
  /** The best plan of all; null where every worker failed. */
  readonly onDone: (result: PlanResult | null) => void
}

/** When rounds of the planner end, in milliseconds from the start: each is twice as long as the one before. */
const roundEnds = [1000, 3000, 7000, 15_000, 23_000, 31_000, 39_000, 47_000, 55_000]

/**
 * Has workers plan the same problem from different seeds. After each round all continue from the best plan. Returns how
 * to stop them.
 */
export function planTogether(options: PlanTogetherOptions): () => void {
  const { workers, problem, ms, onProgress, onDone } = options
  const latest = new Map<PlanWorker, PlanResult>()
  const running = new Set(workers)
  let nextEnd = 0

  function shareBest(elapsed: number): void {
    if (elapsed < (roundEnds[nextEnd] ?? Infinity)) return
    nextEnd += 1
    const best = bestOf([...latest.values()])
    if (!best || running.size < 2) return
    const placements = best.visits.map(({ placement }) => placement)
    for (const worker of running)
      if (latest.get(worker) !== best) worker.postMessage({ kind: 'adopt', placements }, [])
  }

  function end(worker: PlanWorker): void {
    running.delete(worker)
    worker.terminate()
    if (running.size === 0) onDone(bestOf([...latest.values()]))
  }

  for (const [i, worker] of workers.entries()) {
    worker.addEventListener('error', () => end(worker))
    worker.addEventListener('message', ({ data }) => {
      if (!running.has(worker)) return
      if (data.kind === 'failed') {
        end(worker)
        return
      }
      latest.set(worker, data.result)
      if (data.kind === 'done') {
        end(worker)
        return
      }
      const best = bestOf([...latest.values()])
      if (best) onProgress(best, data.elapsed)
      shareBest(data.elapsed)
    })
    worker.postMessage({ kind: 'start', problem, seed: i + 1, ms }, [])
  }
  return () => {
    running.clear()
    for (const worker of workers) worker.terminate()
  }
}

/** How many planners run on a device with this many processor cores; the page needs some for itself. */
export function plannersFor(cores: number): number {
  return cores >= 4 ? 2 : 1
}

/** The plan that breaks the fewest rules; of those, the cheapest. */
function bestOf(results: readonly PlanResult[]): PlanResult | null {
  const [best] = results.toSorted(
    (a, b) => a.violations.length - b.violations.length || a.totals.cost - b.totals.cost,
  )
  return best ?? null
}
