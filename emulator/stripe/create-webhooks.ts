import { createHmac } from 'node:crypto'
import type { Log } from '#emulator/log.ts'
import type { Timer } from '#emulator/functions/timer.ts'
import type { StripeEvent, StripeState } from './types.ts'

/** The version of the API whose shapes the stand-in has. */
const apiVersion = '2026-10-28.endive'
const firstRetry = 2_000
const longestRetry = 60_000

export interface Target {
  readonly url: string
  readonly secret: string
}

interface WebhookOptions {
  readonly state: StripeState
  readonly timer: Timer
  /** Where an event goes, and with which secret; undefined until the webhook can be reached. */
  readonly target: (event: StripeEvent) => Target | undefined
  /** From 0 inclusive to 1 exclusive: delivers events doubled and in any order. */
  readonly disturb: (() => number) | undefined
  /** Called when something that is stored has changed. */
  readonly changed: () => void
  readonly log: Log
}

export interface Webhooks {
  emit(type: string, object: object, account?: string): void
  /** Delivers what waits; resolves when nothing waits but what failed. */
  flush(): Promise<void>
  close(): void
}

/** Delivers events to a webhook until it confirms them, signed as by Stripe. */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const { state, timer, log, disturb } = options
  let running: Promise<void> | undefined
  let pause = firstRetry
  let cancelRetry = (): void => {}
  let isClosed = false

  async function deliver(): Promise<void> {
    // Whatever happens in one request is sent together, so that it can be shuffled.
    await Promise.resolve()
    const failed = new Set<string>()
    for (;;) {
      const waiting = Object.values(state.undelivered).filter(
        (one) => !failed.has(one.id) && options.target(one) !== undefined,
      )
      const event = waiting[Math.floor((disturb?.() ?? 0) * waiting.length)]
      const target = event && options.target(event)
      if (isClosed || event === undefined || target === undefined) break
      const isConfirmed = await post(target, event)
      if (!isConfirmed) failed.add(event.id)
      // One that is confirmed stays now and then, so that it arrives again later.
      else if (disturb === undefined || disturb() < 0.5) {
        delete state.undelivered[event.id]
        options.changed()
      }
    }
    if (failed.size === 0) pause = firstRetry
    else scheduleRetry()
  }

  async function post({ url, secret }: Target, event: StripeEvent): Promise<boolean> {
    const body = JSON.stringify(event)
    const at = Math.floor(Date.now() / 1000)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(body, secret, at),
        },
        body,
      })
      await response.arrayBuffer()
      if (!response.ok) log('debug', `Stripe event ${event.type}: HTTP ${response.status}`)
      return response.ok
    } catch {
      return false
    }
  }

  function scheduleRetry(): void {
    if (isClosed) return
    cancelRetry()
    cancelRetry = timer.after(pause, () => void flush())
    pause = Math.min(pause * 2, longestRetry)
  }

  function flush(): Promise<void> {
    running ??= deliver().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    emit(type, object, account) {
      state.count += 1
      const id = `evt_standin${state.count}`
      state.undelivered[id] = {
        id,
        object: 'event',
        api_version: apiVersion,
        created: Math.floor(timer.now() / 1000),
        livemode: false,
        type,
        ...(account !== undefined && { account }),
        data: { object: structuredClone(object) },
      }
      options.changed()
      void flush()
    },
    flush,
    close() {
      isClosed = true
      cancelRetry()
    },
  }
}

/** The header `Stripe-Signature` of a body; `at` in seconds. */
export function signature(body: string, secret: string, at: number): string {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${v1}`
}
