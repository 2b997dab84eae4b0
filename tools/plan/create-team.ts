import { MessageChannel, type MessagePort, Worker, receiveMessageOnPort } from 'node:worker_threads'
import type { Found, Lead, Task, Team } from '#domain/planning/vrptw/team.ts'
import type { Vrptw, VrptwOptions } from '#domain/planning/vrptw/types.ts'

/** How long a round waits for helpers that the machine has kept from their work, in milliseconds. */
const patience = 100

export interface HelperStart {
  readonly problem: Vrptw
  readonly options: Pick<VrptwOptions, 'objective' | 'seed' | 'ms'>
  /** When the search began, in milliseconds since 1970. */
  readonly startedAt: number
  readonly port: MessagePort
  /** The number of the round, and how often each helper has answered. */
  readonly signal: Int32Array
  readonly index: number
}

interface Assignment {
  readonly round: number
  readonly task: Task
}

interface Answer {
  readonly round: number
  readonly found: Found
}

/**
 * Starts threads that run `script`, to help with a search. All of them, and the one that leads, are busy without a pause,
 * so messages are fetched when they are wanted, not when the event loop comes to them.
 */
export function createTeam(
  script: URL,
  count: number,
  start: Omit<HelperStart, 'port' | 'signal' | 'index'>,
): Team & { stop(): void } {
  const signal = new Int32Array(new SharedArrayBuffer(4 * (1 + count)))
  const helpers = Array.from({ length: count }, (_, i) => {
    const { port1, port2 } = new MessageChannel()
    const options = { ...start.options, seed: start.options.seed + 7919 * (i + 1) }
    const workerData: HelperStart = { ...start, options, port: port2, signal, index: i + 1 }
    const worker = new Worker(script, { workerData, transferList: [port2] })
    // A thread that cannot start or go on is one that is never ready: the plan is made without it.
    worker.on('error', () => {})
    worker.unref()
    port1.unref()
    return { worker, port: port1, index: i + 1 }
  })
  let round = 0
  return {
    helpers: count,
    assign(tasks) {
      round += 1
      for (const [i, { port }] of helpers.entries()) {
        const task = tasks[i]
        if (task) port.postMessage({ round, task } satisfies Assignment)
      }
      Atomics.store(signal, 0, round)
      Atomics.notify(signal, 0)
    },
    collect() {
      const end = performance.now() + patience
      return helpers.map(({ port, index }) => {
        for (;;) {
          const answers = Atomics.load(signal, index)
          const answer = lastOf(port) as Answer | undefined
          if (answer?.round === round) return answer.found
          const left = end - performance.now()
          if (answers === 0 || left <= 0) return undefined
          Atomics.wait(signal, index, answers, left)
        }
      })
    },
    stop() {
      for (const { worker } of helpers) void worker.terminate()
    },
  }
}

/** The other end of a team, in a helper's thread. */
export function joinTeam({ port, signal, index }: HelperStart): Lead {
  const answered = (): void => {
    Atomics.add(signal, index, 1)
    Atomics.notify(signal, index)
  }
  let round = 0
  return {
    next() {
      if (round === 0) answered()
      for (;;) {
        const begun = Atomics.load(signal, 0)
        const assignment = lastOf(port) as Assignment | undefined
        if (assignment) {
          round = assignment.round
          return assignment.task
        }
        Atomics.wait(signal, 0, begun)
      }
    },
    handIn(found) {
      port.postMessage({ round, found } satisfies Answer)
      answered()
    },
  }
}

/** The last of the messages that have come; those before it are out of date. */
function lastOf(port: MessagePort): unknown {
  let last: unknown
  for (
    let message = receiveMessageOnPort(port);
    message !== undefined;
    message = receiveMessageOnPort(port)
  )
    last = message.message
  return last
}
