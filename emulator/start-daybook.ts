import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seedDemo } from './demo/seed-demo.ts'
import { findFreePort } from './find-free-port.ts'
import { functionsDir } from './functions/source/read-functions-config.ts'
import type { Functions, FunctionsOptions } from './functions/start-functions.ts'
import { startHosting } from './hosting/start-hosting.ts'
import { type Emulator, startEmulator } from './index.ts'
import { lockDataDir } from './lock-data-dir.ts'
import type { Log } from './log.ts'
import { type StripeStandIn, startStripe } from './stripe/start-stripe.ts'

export interface DaybookOptions {
  /** The folder of firestore.rules, firebase.json and `dist`. */
  readonly root: string
  readonly dataDir: string
  /** Start with an empty data folder. */
  readonly fresh?: boolean
  readonly host?: string
  /** Origins whose pages may use the embedded Firebase, besides those of this machine and the app. */
  readonly allowedOrigins?: readonly string[]
  /** The preferred port; the next free one is used where it is in use. 0 is any free port. */
  readonly port: number
  readonly appPort: number
  /** The preferred port of the stand-in for Stripe, which runs with the functions; any free one by default. */
  readonly stripePort?: number
  readonly clock?: () => number
  /** See `startEmulator`; the web config makes the app plan its commits for them. */
  readonly strictLimits?: boolean
  /** Start the functions that firebase.json names, in the background; none by default. */
  readonly functions?: Omit<FunctionsOptions, 'dir' | 'env'>
  readonly log?: Log
}

export interface Daybook {
  readonly appUrl: string
  readonly emulator: Emulator
  readonly functions: Functions | undefined
  /** The stand-in for Stripe; undefined where no functions run. */
  readonly stripe: StripeStandIn | undefined
  readonly accounts: Awaited<ReturnType<typeof seedDemo>>
  /** Messages for the user about what is not as usual. */
  readonly notes: readonly string[]
  close(): Promise<void>
}

/** Starts the embedded Firebase with the demo company and serves the built app. */
export async function startDaybook(options: DaybookOptions): Promise<Daybook> {
  const { root, dataDir, host = '127.0.0.1', clock = Date.now, log = () => {} } = options
  const { strictLimits = false } = options
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(
      'The app has not been built: "dist" is missing. Build it first with: npm run build',
    )
  if (options.fresh === true) wipe(dataDir)

  const port = await findFreePort(options.port, host)
  const emulator = await startEmulator({
    port,
    host,
    dataDir,
    ...(options.allowedOrigins && { allowedOrigins: options.allowedOrigins }),
    // Users evaluate the product with data they expect to keep, even when a laptop's battery runs out.
    synced: true,
    mail: 'mail',
    projectId: 'demo-daybook',
    rules: read('firestore.rules'),
    indexes: read('firestore.indexes.json'),
    clock,
    strictLimits,
    log,
  })
  let functions: Functions | undefined
  let stripe: StripeStandIn | undefined
  try {
    const { engine, auth, projectId } = emulator
    const accounts = await seedDemo({ engine, auth, projectId, now: clock() })
    const appPort = await findFreePort(options.appPort, host)
    const hosting = await startHosting({
      port: appPort,
      host,
      root: dist,
      firebaseJson: read('firebase.json'),
      log,
      functions: () => functions,
      init: {
        projectId,
        apiKey: 'local',
        authDomain: `${host}:${appPort}`,
        appId: '1:0:web:daybook',
        emulator: { host, port },
        ...(strictLimits && { limits: 'strict' }),
      },
    })
    const dir = options.functions && functionsDir(read('firebase.json'), root)
    if (dir !== undefined) {
      const origin = hosting.url.replace(/0\.0\.0\.0|\[::\]/, 'localhost')
      stripe = await startStripe({
        port: await findFreePort(options.stripePort ?? 0, host),
        host,
        dataDir,
        log,
      })
      const mail = { MAIL_IS_SENT: 'true', MAIL_FROM: 'mail@daybook.example' }
      const env = { APP_ORIGIN: origin, ...mail, ...stripe.env }
      functions = await emulator.startFunctions({ ...options.functions, dir, env })
      const at = `http://127.0.0.1:${port}/${projectId}/us-central1`
      stripe.sendEventsTo(`${at}/stripeWebhook`, `${at}/stripeAccountWebhook`)
    }
    return {
      appUrl: hosting.url,
      emulator,
      functions,
      stripe,
      accounts,
      notes: [
        ...noteOfPort(options.port, port),
        ...noteOfPort(options.appPort, appPort),
        ...(options.functions && dir === undefined ? [noFunctions] : []),
      ],
      async close() {
        await hosting.close()
        await stripe?.close()
        await emulator.close()
      },
    }
  } catch (error) {
    await stripe?.close()
    await emulator.close()
    throw error
  }
}

function wipe(dataDir: string): void {
  const unlock = lockDataDir(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  unlock()
}

const noFunctions =
  'Cloud Functions are off, because the folder that firebase.json names for them is missing.'

function noteOfPort(preferred: number, actual: number): string[] {
  if (preferred === actual || preferred === 0) return []
  return [`Port ${preferred} is already in use; using ${actual} instead.`]
}
