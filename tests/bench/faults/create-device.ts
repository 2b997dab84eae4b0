import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { FaultSubjectOptions, Operation } from '../../lab/fault-subject.ts'
import { pass } from './fault-proxy.ts'
import type { FaultProxy } from './fault-proxy.ts'

interface DeviceOptions {
  readonly context: BrowserContext
  readonly proxy: FaultProxy
  readonly script: string
  readonly options: FaultSubjectOptions
}

export type Device = ReturnType<typeof createDevice>

/** The tabs of one browser profile. */
export function createDevice({ context, proxy, script, options }: DeviceOptions) {
  let pages: Page[] = []
  let cdp: CDPSession | undefined
  const registrations = new Set<string>()

  async function begin(page: Page): Promise<void> {
    await page.evaluate(script)
    await page.evaluate((given) => {
      window.faultSubject = window.createFaultSubject(given)
      return window.faultSubject.start()
    }, options)
  }

  async function open(): Promise<void> {
    const page = await context.newPage()
    await page.goto(proxy.origin)
    cdp = await context.newCDPSession(page)
    cdp.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      for (const { registrationId } of event.registrations) registrations.add(registrationId)
    })
    await cdp.send('ServiceWorker.enable')
    await begin(page)
    pages.push(page)
  }

  return {
    open,
    /** Distributes the work over the tabs. */
    async enqueue(operations: readonly Operation[]) {
      for (const [i, operation] of operations.entries()) {
        const page = pages[i % pages.length]
        await page?.evaluate((given) => window.faultSubject.enqueue(given), operation)
      }
    },
    /** The same in one tab; returns the milliseconds until each operation was stored. */
    async timedEnqueue(operations: readonly Operation[]): Promise<readonly number[]> {
      const times = await pages[0]?.evaluate(async (given) => {
        const all: number[] = []
        for (const operation of given) {
          const started = performance.now()
          await window.faultSubject.enqueue(operation)
          all.push(performance.now() - started)
        }
        return all
      }, operations)
      return times ?? []
    },
    async reload() {
      proxy.set(() => ({ kind: 'drop' }))
      await context.setOffline(false)
      for (const page of pages) {
        await page.reload()
        await begin(page)
      }
      await context.setOffline(true)
      proxy.set(() => pass)
    },
    async kill() {
      await cdp?.send('ServiceWorker.stopAllWorkers')
      for (const page of pages) await page.close({ runBeforeUnload: false })
      pages = []
    },
    /** Simulates that the person returns to the app and that the browser wakes its worker. */
    async nudge() {
      for (const page of pages)
        await page.evaluate(() => void window.dispatchEvent(new Event('online')))
      for (const registrationId of registrations) {
        const tag = 'workbox-background-sync:bench'
        const event = { origin: proxy.origin, registrationId, tag, lastChance: false }
        await cdp?.send('ServiceWorker.dispatchSyncEvent', event).catch(() => undefined)
      }
    },
    async pending() {
      const all = await Promise.all(
        pages.map((page) => page.evaluate(() => window.faultSubject.pending())),
      )
      return all.flat()
    },
    async refusals() {
      const all = await Promise.all(
        pages.map((page) => page.evaluate(() => window.faultSubject.refusals())),
      )
      return { kept: all.flatMap((one) => one.kept), gone: all.flatMap((one) => one.gone) }
    },
  }
}
