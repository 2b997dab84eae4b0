import { useEffect, useRef, useState } from 'react'
import { startPlanWorker } from '#components/dispatch/worker/start-plan-worker.ts'
import type { PlanResult } from '#domain/planning/day/result.ts'
import type { PlanProblem } from '#domain/planning/day/types.ts'
import { plannersFor, planTogether } from './plan-together.ts'

export type PlannerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'planning'; readonly result: PlanResult | null; readonly elapsed: number }
  /** 'isStopped': before its time was over. */
  | { readonly kind: 'done'; readonly result: PlanResult; readonly isStopped: boolean }
  | { readonly kind: 'failed' }

/** Plans in workers, which end with the page or when their result is no longer wanted. */
export function usePlanner() {
  const [state, setState] = useState<PlannerState>({ kind: 'idle' })
  const end = useRef(() => undefined as void)
  useEffect(() => () => end.current(), [])

  function start(problem: PlanProblem, ms: number): void {
    end.current()
    setState({ kind: 'planning', result: null, elapsed: 0 })
    end.current = planTogether({
      problem,
      ms,
      workers: Array.from({ length: plannersFor(navigator.hardwareConcurrency) }, startPlanWorker),
      onProgress: (result, elapsed) => setState({ kind: 'planning', result, elapsed }),
      onDone: (result) =>
        setState(result ? { kind: 'done', result, isStopped: false } : { kind: 'failed' }),
    })
  }

  /** Takes the best plan so far. */
  function stop(): void {
    end.current()
    setState((now) =>
      now.kind === 'planning' && now.result
        ? { kind: 'done', result: now.result, isStopped: true }
        : { kind: 'idle' },
    )
  }

  return { state, start, stop }
}
