import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seedDemo } from './demo/seed-demo.ts'
import { findFreePort } from './free-port.ts'
import { startHosting } from './hosting/start-hosting.ts'
import { type Emulator, startEmulator } from './index.ts'
import { lockDataDir } from './lock-data-dir.ts'
import type { Log } from './log.ts'

export interface DaybookOptions {
  /** Where firestore.rules, firebase.json and `dist` lie. */
  readonly root: string
  readonly dataDir: string
  /** Begin with an empty data folder. */
  readonly fresh?: boolean
  readonly host?: string
  /** Origins whose pages may call the embedded Firebase besides this machine's and the app's. */
  readonly allowedOrigins?: readonly string[]
  /** Wished for; the next free one is taken where it is not free. 0 is any free port. */
  readonly port: number
  readonly appPort: number
  readonly clock?: () => number
  /** See `startEmulator`; the app is told to plan its commits so. */
  readonly strictLimits?: boolean
  readonly log?: Log
}

export interface Daybook {
  readonly appUrl: string
  readonly emulator: Emulator
  readonly accounts: Awaited<ReturnType<typeof seedDemo>>
  /** What did not go as wished: ports that were taken. */
  readonly notes: readonly string[]
  close(): Promise<void>
}

/** Starts the embedded Firebase with the demo company and serves the built app beside it. */
export async function startDaybook(options: DaybookOptions): Promise<Daybook> {
  const { root, dataDir, host = '127.0.0.1', clock = Date.now, log = () => {} } = options
  const { strictLimits = false } = options
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There is no built app in dist. Build it first: npm run build')
  if (options.fresh === true) wipe(dataDir)

  const port = await findFreePort(options.port, host)
  const emulator = await startEmulator({
    port,
    host,
    dataDir,
    ...(options.allowedOrigins && { allowedOrigins: options.allowedOrigins }),
    // People try their work here, and a laptop's battery ends when it ends.
    synced: true,
    projectId: 'demo-daybook',
    rules: read('firestore.rules'),
    indexes: read('firestore.indexes.json'),
    clock,
    strictLimits,
    log,
  })
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
      init: {
        projectId,
        apiKey: 'local',
        authDomain: `${host}:${appPort}`,
        appId: '1:0:web:daybook',
        emulator: { host, port },
        ...(strictLimits && { limits: 'strict' }),
      },
    })
    return {
      appUrl: hosting.url,
      emulator,
      accounts,
      notes: [taken(options.port, port), taken(options.appPort, appPort)].flat(),
      async close() {
        await hosting.close()
        await emulator.close()
      },
    }
  } catch (error) {
    await emulator.close()
    throw error
  }
}

function wipe(dataDir: string): void {
  const unlock = lockDataDir(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  unlock()
}

function taken(wished: number, got: number): string[] {
  return wished === got || wished === 0 ? [] : [`Port ${wished} is taken, so this uses ${got}.`]
}
