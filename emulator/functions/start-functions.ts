import type { Engine } from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
import { StatusError } from '#emulator/status.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { type FunctionsProcess, createProcess } from './create-process.ts'
import type { CallFunction } from './deliver/call-function.ts'
import { type Delivery, createDelivery, startCursor } from './deliver/create-delivery.ts'
import { disturbCalls } from './deliver/disturb.ts'
import type { ClaimsOf } from './http/check-token.ts'
import { sendCallError, serveFunction } from './http/serve-function.ts'
import { runScheduled } from './schedule/run-scheduled.ts'
import { startScheduler } from './schedule/start-scheduler.ts'
import { buildFunctions } from './source/build-functions.ts'
import { discover } from './source/discover.ts'
import { environmentOf } from './source/environment.ts'
import { type Timer, createTimer } from './timer.ts'
import type { FunctionSpec } from './types.ts'

export interface FunctionsOptions {
  /** The folder of the functions' package.json. */
  readonly dir: string
  /** Run the build script of the folder first. */
  readonly build?: boolean
  /** Values that replace those of the folder's `.env` files. */
  readonly env?: Readonly<Record<string, string>>
  readonly timer?: Timer
  /** From 0 inclusive to 1 exclusive: doubles, shuffles and cuts off deliveries at random. */
  readonly disturb?: () => number
}

interface Surroundings {
  readonly engine: Engine
  readonly projectId: string
  /** `host:port` of the embedded Firebase, for the functions. */
  readonly firebase: string
  readonly claimsOf: ClaimsOf
  readonly log: Log
}

/** The functions of one folder. They start in the background; what arrives before waits for them. */
export interface Functions {
  /** Resolves when the functions run; rejects with a message for the user. */
  readonly ready: Promise<void>
  /** Serves a request to a function; `path` is the one that it sees. */
  serve(exchange: Exchange, name: string, region: string | undefined, path: string): Promise<void>
  /** Runs a scheduled function now; whether it succeeded. Rejects with NOT_FOUND for any other. */
  run(name: string): Promise<boolean>
  /** What each function is triggered by and how many events it has. */
  report(): Promise<readonly FunctionReport[]>
  /** Resolves when every event was delivered, other than those that wait for another attempt. */
  idle(): Promise<void>
  /** Ends the process of the functions as a crash would. */
  kill(): void
  pid(): number | undefined
  close(): Promise<void>
}

interface FunctionReport extends FunctionSpec {
  readonly waiting: number
  readonly running: number
}

interface Running {
  readonly specs: readonly FunctionSpec[]
  readonly process: FunctionsProcess
  readonly delivery: Delivery
  readonly stopSchedules: () => void
}

/**
 * Starts the functions of a folder in the background. Resolves as soon as it is noted from which commit on they get
 * events.
 */
export async function startFunctions(
  { dir, build = false, env: given = {}, timer = createTimer(), disturb }: FunctionsOptions,
  { engine, projectId, firebase, claimsOf, log }: Surroundings,
): Promise<Functions> {
  await startCursor(engine)
  const stop = new AbortController()
  let running: Running | undefined
  const starting = start()
  const ready = untilReady()
  ready.catch(() => {})

  async function untilReady(): Promise<void> {
    try {
      await starting
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      if (!stop.signal.aborted) log('error', text)
      throw error
    }
  }

  async function start(): Promise<Running> {
    if (build) await buildFunctions(dir, stop.signal)
    const env = environmentOf(dir, given, { projectId, firebase })
    const { specs, problems } = await discover(dir, env, stop.signal)
    for (const problem of problems) log('warn', problem)
    stop.signal.throwIfAborted()
    const process = createProcess({ dir, env, timer, log })
    const calm: CallFunction = (spec, event) => process.call(spec, event)
    const call = disturb ? disturbCalls(calm, () => process.kill(), disturb) : calm
    const pick = disturb && ((count: number) => Math.floor(disturb() * count))
    const delivery = createDelivery({ engine, specs, call, timer, log, pick })
    const run = (spec: FunctionSpec, at: number): void =>
      void runScheduled(process, timer, spec, at, log)
    const stopSchedules = startScheduler({ specs, run, timer, log })
    running = { specs, process, delivery, stopSchedules }
    return running
  }

  function find(specs: readonly FunctionSpec[], name: string, region?: string) {
    return specs.find((spec) => spec.name === name && (region ?? spec.region) === spec.region)
  }

  return {
    ready,
    async serve(exchange, name, region, path) {
      const started = await starting.catch(() => undefined)
      const spec = started && find(started.specs, name, region)
      const isHttp = spec?.trigger.type === 'https' || spec?.trigger.type === 'callable'
      if (!started || !spec || !isHttp)
        return sendCallError(exchange.response, 404, 'NOT_FOUND', `There is no function ${name}.`)
      await serveFunction({ process: started.process, timer, claimsOf }, spec, exchange, path)
    },
    async run(name) {
      const { specs, process } = await starting
      const spec = find(specs, name)
      if (spec?.trigger.type !== 'schedule')
        throw new StatusError('NOT_FOUND', `There is no scheduled function ${name}.`)
      return runScheduled(process, timer, spec, timer.now(), log)
    },
    async report() {
      const { specs, delivery } = await starting
      const none = { waiting: 0, running: 0 }
      return specs.map((spec) => ({ ...spec, ...(delivery.stateOf(spec.name) ?? none) }))
    },
    async idle() {
      await (await starting).delivery.idle()
    },
    kill: () => running?.process.kill(),
    pid: () => running?.process.pid(),
    async close() {
      stop.abort()
      await starting.catch(() => {})
      running?.stopSchedules()
      await running?.delivery.close()
      await running?.process.close()
    },
  }
}
