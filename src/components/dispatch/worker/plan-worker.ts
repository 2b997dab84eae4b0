import {
  type FromSimulator,
  parseToSimulator,
  simulate,
} from '#domain/dispatch/simulate/messages.ts'
import { createPlanner, type Planner } from '#domain/planning/day/create-planner.ts'
import { type FromPlanner, parseToPlanner } from '#domain/planning/day/messages.ts'

/** Milliseconds of one slice: between two of them, a message that stops it is heard. */
const sliceMs = 60
/** Milliseconds from one report to the next. */
const reportMs = 250

let run = 0
let planner: Planner | null = null

const answer = (message: FromPlanner | FromSimulator) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = parseToPlanner(data)
  if (message?.kind === 'adopt') {
    planner?.adopt(message.placements)
    return
  }
  run += 1
  planner = null
  if (message === null) answer(simulated(data) ?? { kind: 'failed', reason: 'invalid' })
  else if (message.kind === 'start') void plan(message, run)
})

/** What could follow from a change of the board; null where nothing of that kind was asked. */
function simulated(data: unknown): FromSimulator | null {
  const message = parseToSimulator(data)
  return message && simulate(message)
}

/** Plans in slices until the time is over or another message comes. */
async function plan(
  { problem, seed, ms, near }: Extract<ReturnType<typeof parseToPlanner>, { kind: 'start' }>,
  mine: number,
): Promise<void> {
  const clock = () => performance.now()
  const total = { unit: 'ms', length: ms } as const
  const own = createPlanner(problem, { seed, total, ...(near !== undefined && { near }) })
  planner = own
  const begun = clock()
  let reported = begun
  for (;;) {
    const result = own.run({ ms: sliceMs, clock })
    if (mine !== run) return
    const now = clock()
    if (now - begun >= ms) {
      answer({ kind: 'done', result })
      return
    }
    if (now - reported >= reportMs) {
      reported = now
      answer({ kind: 'progress', result, elapsed: now - begun })
    }
    await new Promise((resolve) => setTimeout(resolve))
    if (mine !== run) return
  }
}
