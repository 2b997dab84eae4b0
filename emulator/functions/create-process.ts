import { existsSync } from 'node:fs'
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Log } from '#emulator/log.ts'
import type { Outcome } from './deliver/call-function.ts'
import type { CloudEvent } from './deliver/cloud-event.ts'
import { logOutput } from './log-output.ts'
import type { Timer } from './timer.ts'
import type { FunctionSpec } from './types.ts'

interface ProcessOptions {
  readonly dir: string
  readonly env: Readonly<Record<string, string>>
  readonly timer: Timer
  readonly log: Log
}

/** The process that runs the functions, started again whenever it ends. */
export interface FunctionsProcess {
  /** Calls a function with an event; one that takes longer than its timeout ends the process. */
  call(spec: FunctionSpec, event: CloudEvent): Promise<Outcome>
  /** Where it serves HTTP; rejects with a message for the user where the functions cannot be loaded. */
  address(): Promise<HttpAddress>
  /** Ends the process as a crash would. */
  kill(): void
  /** The id of the process; undefined where it is not running. */
  pid(): number | undefined
  close(): Promise<void>
}

export interface HttpAddress {
  readonly port: number
  /** What a request must bring to be answered. */
  readonly key: string
}

type Message =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'broken'; readonly reason: string }
  | { readonly type: 'done'; readonly id: number; readonly error?: string }

/** Waits before a restart, by the number of crashes in a row, in milliseconds. */
const restartWaits = [0, 1000, 5000, 15_000, 30_000]
/** A process that has run this long was well. */
const wellAfter = 60_000
// The emulator that `npm start` runs is one bundled script in another folder.
const hostFile =
  [
    join(import.meta.dirname, 'host/main.js'),
    join(process.cwd(), 'emulator/functions/host/main.js'),
  ].find((path) => existsSync(path)) ?? ''

export function createProcess({ dir, env, timer, log }: ProcessOptions): FunctionsProcess {
  const key = randomBytes(24).toString('base64url')
  const calls = new Map<number, (outcome: Outcome) => void>()
  /** Who waits until the process is ready; events wait on where it cannot load the functions. */
  let waiting: { readonly ready: () => void; readonly broken: (error: Error) => void }[] = []
  let port: number | undefined
  let broken: Error | undefined
  let child: ChildProcess | undefined
  let cancelRestart = (): void => {}
  let isClosed = false
  let isExpected = false
  let startedAt = 0
  let crashes = 0
  let count = 0

  function start(): void {
    startedAt = timer.now()
    isExpected = false
    const started = fork(hostFile, [dir, key], {
      cwd: dir,
      env,
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = started
    logOutput(started, log)
    started.on('message', (message: Message) => receive(message))
    started.once('error', (error) => log('error', `The functions cannot run: ${error.message}`))
    started.once('exit', (code, signal) => ended(code, signal))
  }

  function receive(message: Message): void {
    switch (message.type) {
      case 'ready':
        port = message.port
        return release(({ ready }) => ready())
      case 'broken': {
        log('error', `The functions in ${dir} cannot be loaded: ${message.reason}`)
        const error = new Error('The functions cannot be loaded.')
        broken = error
        return release((waiter) => waiter.broken(error))
      }
      case 'done': {
        const { id, error } = message
        const answer = calls.get(id)
        calls.delete(id)
        answer?.(error === undefined ? { type: 'done' } : { type: 'failed', reason: error })
      }
    }
  }

  function release(tell: (waiter: (typeof waiting)[number]) => void): void {
    const released = waiting
    waiting = []
    for (const waiter of released) tell(waiter)
  }

  function untilReady(onBroken?: (error: Error) => void): Promise<void> {
    if (port !== undefined) return Promise.resolve()
    return new Promise((resolve) => {
      const waiter = {
        ready: resolve,
        broken: (error: Error) => (onBroken ? onBroken(error) : void waiting.push(waiter)),
      }
      if (broken) waiter.broken(broken)
      else waiting.push(waiter)
    })
  }

  function ended(code: number | null, signal: NodeJS.Signals | null): void {
    child = undefined
    port = undefined
    broken = undefined
    const answers = [...calls.values()]
    calls.clear()
    if (!isClosed) restart(code ?? signal)
    for (const answer of answers) answer({ type: 'interrupted' })
  }

  function restart(reason: number | string | null): void {
    if (timer.now() - startedAt >= wellAfter) crashes = 0
    const wait = isExpected ? 0 : (restartWaits[crashes] ?? restartWaits.at(-1) ?? 0)
    if (!isExpected) {
      crashes += 1
      const when = wait === 0 ? 'now' : `in ${wait / 1000} s`
      log('error', `The process of the functions ended (${reason}); it is started again ${when}.`)
    }
    if (wait === 0) start()
    else cancelRestart = timer.after(wait, start)
  }

  function kill(): void {
    isExpected = true
    child?.kill('SIGKILL')
  }

  start()

  return {
    async call(spec, event) {
      await untilReady()
      const id = (count += 1)
      return new Promise((resolve) => {
        const cancel = timer.after(spec.timeoutSeconds * 1000, () => {
          if (!calls.delete(id)) return
          resolve({ type: 'failed', reason: `It took longer than ${spec.timeoutSeconds} s.` })
          kill()
        })
        calls.set(id, (outcome) => {
          cancel()
          resolve(outcome)
        })
        child?.send({ type: 'event', id, entryPoint: spec.entryPoint, event })
      })
    },
    async address() {
      await new Promise<void>((resolve, reject) => {
        untilReady(reject).then(resolve, reject)
      })
      return { port: port ?? 0, key }
    },
    kill,
    pid: () => child?.pid,
    async close() {
      isClosed = true
      cancelRestart()
      const last = child
      if (!last) return
      await new Promise<void>((resolve) => {
        last.once('exit', () => resolve())
        last.kill('SIGKILL')
      })
    },
  }
}
