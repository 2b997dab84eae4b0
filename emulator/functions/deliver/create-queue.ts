import type { Log } from '#emulator/log.ts'
import type { Timer } from '../timer.ts'
import type { FunctionSpec } from '../types.ts'
import type { CallFunction, Outcome } from './call-function.ts'
import type { CloudEvent } from './cloud-event.ts'

/** An event that waits for a function. */
export interface QueuedEvent {
  readonly event: CloudEvent
  /** How many functions in a row were called because of what the one before wrote. */
  readonly depth: number
  readonly attempts: number
  readonly interruptions: number
  /** When it was first delivered and when it is due next, in milliseconds since the epoch. */
  readonly firstAt: number
  readonly dueAt: number
}

interface QueueOptions {
  readonly spec: FunctionSpec
  readonly call: CallFunction
  readonly timer: Timer
  readonly log: Log
  /** Stores an event that will be delivered again. */
  readonly save: (queued: QueuedEvent) => void
  /** Removes an event that will not. */
  readonly forget: (queued: QueuedEvent) => void
  /** The index of the next event among this many waiting ones; the oldest by default. */
  readonly pick: ((count: number) => number) | undefined
  /** Called after each change. */
  readonly onChange: () => void
}

/** The events of one function, delivered a few at a time. */
export interface Queue {
  add(queued: QueuedEvent): void
  /** The events that wait now; those that wait for their next attempt do not count. */
  waiting(): number
  running(): readonly QueuedEvent[]
  close(): void
}

const atOnce = 4
/** Back-off as of Eventarc, in milliseconds. */
const [leastWait, longestWait] = [10_000, 600_000]
const giveUpAfter = 24 * 3_600_000
/** An event that was there each time the process ended is probably the cause. */
const maxInterruptions = 20

export function createQueue(options: QueueOptions): Queue {
  const { spec, call, timer, log, save, forget, pick = () => 0, onChange } = options
  const waiting: QueuedEvent[] = []
  const running = new Set<QueuedEvent>()
  const delayed = new Set<() => void>()
  let isClosed = false

  function add(queued: QueuedEvent): void {
    const wait = queued.dueAt - timer.now()
    if (wait <= 0) {
      waiting.push(queued)
      start()
      return
    }
    const cancel = timer.after(wait, () => {
      delayed.delete(cancel)
      waiting.push(queued)
      start()
    })
    delayed.add(cancel)
  }

  function start(): void {
    if (isClosed) return
    while (running.size < atOnce && waiting.length > 0) {
      const [next] = waiting.splice(pick(waiting.length), 1)
      if (next) void deliver(next)
    }
  }

  async function deliver(queued: QueuedEvent): Promise<void> {
    running.add(queued)
    onChange()
    const outcome = await call(spec, queued.event)
    running.delete(queued)
    if (isClosed) return
    settle(queued, outcome)
    start()
    onChange()
  }

  function settle(queued: QueuedEvent, outcome: Outcome): void {
    const now = timer.now()
    if (outcome.type === 'done') return forget(queued)
    if (outcome.type === 'interrupted' && queued.interruptions < maxInterruptions)
      return again({ ...queued, interruptions: queued.interruptions + 1, dueAt: now })
    const attempts = queued.attempts + 1
    const what = `The function ${spec.name} failed for ${queued.event.document}`
    const why = outcome.type === 'failed' ? outcome.reason : 'the process ended each time'
    const mayRetry = spec.trigger.type === 'firestore' && spec.trigger.retry
    if (!mayRetry || now - queued.firstAt >= giveUpAfter) {
      log('error', `${what}; its event is dropped${mayRetry ? ' after a day' : ''}. ${why}`)
      return forget(queued)
    }
    const wait = Math.min(longestWait, leastWait * 2 ** (attempts - 1))
    log('warn', `${what}; it is called again in ${wait / 1000} s. ${why}`)
    again({ ...queued, attempts, interruptions: 0, dueAt: now + wait })
  }

  function again(queued: QueuedEvent): void {
    save(queued)
    add(queued)
  }

  return {
    add,
    waiting: () => waiting.length,
    running: () => [...running],
    close() {
      isClosed = true
      for (const cancel of delayed) cancel()
    },
  }
}
