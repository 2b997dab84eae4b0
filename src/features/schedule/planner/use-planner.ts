import { useEffect, useRef, useState } from 'react'
import { startPlanWorker } from '#components/dispatch/worker/start-plan-worker.ts'
import type { FromPlanner, ToPlanner } from '#domain/planning/day/messages.ts'
import type { PlanResult } from '#domain/planning/day/result.ts'
import type { PlanProblem } from '#domain/planning/day/types.ts'

/** What the worker parses; what is sent may be read-only. */
interface StartMessage extends Pick<Extract<ToPlanner, { kind: 'start' }>, 'kind' | 'seed' | 'ms'> {
  readonly problem: PlanProblem
}

export type PlannerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'planning'; readonly result: PlanResult | null; readonly elapsed: number }
  | { readonly kind: 'done'; readonly result: PlanResult }
  | { readonly kind: 'failed' }

/** Plans in a worker, which ends with the page or when its result is no longer wanted. */
export function usePlanner() {
  const [state, setState] = useState<PlannerState>({ kind: 'idle' })
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])

  function start(problem: PlanProblem, ms: number): void {
    worker.current?.terminate()
    const begun = startPlanWorker()
    worker.current = begun
    begun.addEventListener('message', ({ data }: MessageEvent<FromPlanner>) => {
      if (data.kind === 'progress')
        setState({ kind: 'planning', result: data.result, elapsed: data.elapsed })
      else if (data.kind === 'done') setState({ kind: 'done', result: data.result })
      else setState({ kind: 'failed' })
    })
    begun.addEventListener('error', () => setState({ kind: 'failed' }))
    setState({ kind: 'planning', result: null, elapsed: 0 })
    begun.postMessage({ kind: 'start', problem, seed: 1, ms } satisfies StartMessage, [])
  }

  /** Takes the best plan so far. */
  function stop(): void {
    worker.current?.terminate()
    setState((now) =>
      now.kind === 'planning' && now.result
        ? { kind: 'done', result: now.result }
        : { kind: 'idle' },
    )
  }

  return { state, start, stop }
}
