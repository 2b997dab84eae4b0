import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserType,
  type ViewportSize,
  chromium,
} from '@playwright/test'
import { findChromium, findLightChromium } from '../tools/find-chromium.ts'
import { wrongClockArgs, wrongClockScript } from './offline/wrong-clock.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface BrowserOptions {
  /** Whether the browser without a window system and without Background Sync will do, which takes less time. */
  readonly isLight?: boolean
}

function executable({ isLight = false }: BrowserOptions): { executablePath?: string } {
  const executablePath = isLight ? findLightChromium() : findChromium()
  return executablePath ? { executablePath } : {}
}

export function launchBrowser(
  kind: BrowserType = chromium,
  options: BrowserOptions = {},
): Promise<Browser> {
  return kind.launch({ ...executable(options), args })
}

/** A phone: a browser profile on disk that survives the death of the browser's process. */
export interface Phone {
  /** The folder that holds everything the browser stores. */
  readonly profile: string
  open(options?: { offline?: boolean; viewport?: ViewportSize }): Promise<BrowserContext>
  /** Closes the browser as a person does, so that it flushes what it holds. */
  close(): Promise<void>
  /** Sends SIGKILL to every process of the browser, as when the battery is pulled. */
  kill(): void
  /** Closes what runs and removes the profile. */
  dispose(): Promise<void>
}

export interface PhoneOptions extends BrowserOptions {
  /** How far its clock is ahead of true time. */
  readonly clockAheadMs?: number
  /** Whether the app may install its service worker. */
  readonly hasWorker?: boolean
}

export function createPhone(
  kind: BrowserType = chromium,
  { clockAheadMs = 0, hasWorker = true, ...options }: PhoneOptions = {},
): Phone {
  const profile = mkdtempSync(join(tmpdir(), 'daybook-phone-'))
  let running: BrowserContext | undefined
  return {
    profile,
    async open({ offline = false, viewport = { width: 390, height: 844 } } = {}) {
      running = await kind.launchPersistentContext(profile, {
        ...executable(options),
        args: [...args, ...wrongClockArgs(clockAheadMs)],
        offline,
        viewport,
        hasTouch: true,
        serviceWorkers: hasWorker ? 'allow' : 'block',
        locale: 'en-GB',
      })
      if (clockAheadMs !== 0) await running.addInitScript(wrongClockScript)
      return running
    },
    async close() {
      await running?.close()
      running = undefined
    },
    kill() {
      running = undefined
      killProcessesOf(profile)
    },
    async dispose() {
      await running?.close().catch(() => undefined)
      killProcessesOf(profile)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Kills every process whose command line contains the profile folder, and waits until they are gone. */
function killProcessesOf(profile: string): void {
  if (process.platform !== 'linux') {
    spawnSync('pkill', ['-9', '-f', profile])
    return
  }
  for (let found = processesOf(profile); found.length > 0; found = processesOf(profile))
    for (const pid of found) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // The process ended before the signal arrived.
      }
    }
}

function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile)
      } catch {
        return false
      }
    })
    .map(Number)
}
