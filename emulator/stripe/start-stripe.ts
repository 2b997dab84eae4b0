import { randomBytes } from 'node:crypto'
import { type Timer, createTimer } from '#emulator/functions/timer.ts'
import type { Log } from '#emulator/log.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { isLoopbackName } from '#emulator/wire/http/local-request.ts'
import { sendJson } from '#emulator/wire/http/respond.ts'
import { startServer } from '#emulator/wire/http/start-server.ts'
import { type Stripe, createStripe } from './create-stripe.ts'
import { type Target, createWebhooks } from './create-webhooks.ts'
import { openState } from './open-state.ts'
import { serveApi } from './serve-api.ts'
import { servePage } from './serve-pages.ts'

interface StripeOptions {
  /** 0, the default, is any free port. */
  readonly port?: number
  readonly host?: string
  /** Where its state is kept; null, the default, keeps it in memory. */
  readonly dataDir?: string | null
  readonly timer?: Timer
  /** From 0 inclusive to 1 exclusive: delivers events doubled and in any order. */
  readonly disturb?: () => number
  readonly log?: Log
}

/** A stand-in for Stripe on this machine; it moves no money. */
export interface StripeStandIn {
  readonly url: string
  readonly stripe: Stripe
  /** What functions need to use it instead of Stripe. */
  readonly env: Readonly<Record<string, string>>
  /** From now on events are sent to this address, and those of the companies' accounts to the other. */
  sendEventsTo(url: string, ofAccounts?: string): void
  /** Resolves when no event waits but those that the webhook refused. */
  flush(): Promise<void>
  close(): Promise<void>
}

const minute = 60_000

/** Starts the stand-in. Rejects where the port is in use. */
export async function startStripe(options: StripeOptions = {}): Promise<StripeStandIn> {
  const { host = '127.0.0.1', timer = createTimer(), log = () => {} } = options
  const key = `sk_test_${randomBytes(16).toString('hex')}`
  const newSecret = (): string => `whsec_${randomBytes(16).toString('hex')}`
  const [secret, accountSecret] = [newSecret(), newSecret()]
  const opened = openState(options.dataDir ?? null)
  const { state } = opened
  const save = (): void => opened.save()
  let webhook: string | undefined
  let accountWebhook: string | undefined
  const webhooks = createWebhooks({
    state,
    timer,
    target: (event) => targetOf(event.account === undefined),
    disturb: options.disturb,
    changed: save,
    log,
  })
  const stripe = createStripe({
    state,
    timer,
    emit: (type, object, account) => webhooks.emit(type, object, account),
  })
  if (opened.isNew) {
    for (const product of Object.values(state.products)) webhooks.emit('product.created', product)
    for (const price of Object.values(state.prices)) webhooks.emit('price.created', price)
  }

  function targetOf(isOurs: boolean): Target | undefined {
    const url = isOurs ? webhook : accountWebhook
    return url === undefined ? undefined : { url, secret: isOurs ? secret : accountSecret }
  }

  async function handle(exchange: Exchange): Promise<void> {
    if (exchange.path.startsWith('/v1/')) await serveApi({ stripe, key }, exchange)
    else if (exchange.path === '/') sendJson(exchange.response, 200, { standIn: 'Stripe' })
    else await servePage(stripe, exchange)
    save()
  }

  const server = await startServer({
    host,
    port: options.port ?? 0,
    handle,
    log,
    allowedOrigins: undefined,
  })
  let cancelTick = timer.after(0, tick)
  function tick(): void {
    stripe.tick()
    cancelTick = timer.after(minute, tick)
  }

  const reached = isLoopbackName(host) ? host : '127.0.0.1'
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`,
    stripe,
    env: {
      STRIPE_API: `http://${reached.includes(':') ? `[${reached}]` : reached}:${server.port}`,
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_ACCOUNT_WEBHOOK_SECRET: accountSecret,
    },
    sendEventsTo(url, ofAccounts) {
      webhook = url
      accountWebhook = ofAccounts
      void webhooks.flush()
    },
    flush: () => webhooks.flush(),
    async close() {
      cancelTick()
      webhooks.close()
      await server.close()
      save()
    },
  }
}
