import type { Log } from '#emulator/log.ts'
import type { Timer } from '../timer.ts'
import type { FunctionSpec } from '../types.ts'
import { type NextRun, parseSchedule } from './parse-schedule.ts'

interface SchedulerOptions {
  readonly specs: readonly FunctionSpec[]
  /** Runs a scheduled function once; `at` is the time that it was due. */
  readonly run: (spec: FunctionSpec, at: number) => void
  readonly timer: Timer
  readonly log: Log
}

/** The clock is asked again at least this often, so that a computer that slept is not late for long. */
const longestWait = 60_000

/** Runs scheduled functions at their times, as far as the emulator is running then. Returns what stops it. */
export function startScheduler({ specs, run, timer, log }: SchedulerOptions): () => void {
  const cancels = new Map<string, () => void>()

  function wait(spec: FunctionSpec, nextRun: NextRun, due: number): void {
    const left = due - timer.now()
    const cancel = timer.after(Math.min(Math.max(0, left), longestWait), () => {
      if (timer.now() < due) return wait(spec, nextRun, due)
      run(spec, due)
      wait(spec, nextRun, nextRun(timer.now()))
    })
    cancels.set(spec.name, cancel)
  }

  for (const spec of specs) {
    if (spec.trigger.type !== 'schedule') continue
    const { schedule, timeZone } = spec.trigger
    const nextRun = parseSchedule(schedule, timeZone)
    const first = nextRun?.(timer.now()) ?? Infinity
    if (nextRun && first < Infinity) wait(spec, nextRun, first)
    else log('error', `${spec.name} never runs: "${schedule}" (${timeZone}) is no schedule.`)
  }
  return () => {
    for (const cancel of cancels.values()) cancel()
  }
}
