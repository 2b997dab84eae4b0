import { type BrowserContext, type CDPSession, type Page, expect } from '@playwright/test'
import { buildScript } from '../../lab/build-lab.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, workerIsReady } from '../steps.ts'
import type { World } from '../world.ts'

/** A technician's page on an order that no one has begun, controlled by the service worker. */
export async function openOrder(context: BrowserContext, world: World) {
  const page = await context.newPage()
  const { id } = world.untouchedOrder()
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  await workerIsReady(page)
  await expect(pill(page, /Synced|Offline/)).toBeVisible()
  return { page, id }
}

export async function accept(page: Page) {
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Start driving', exact: true })).toBeVisible()
}

/** Adds `window.lab` to a page of the app: the same data layer, as a second tab would have it. */
export async function injectLab(page: Page) {
  await page.evaluate(await buildScript(new URL('../../lab/lab.ts', import.meta.url)))
  await page.evaluate(() => window.lab.start())
}

/** Saves several steps of an order, none of which can be merged with another. */
export function saveSteps(page: Page, orderId: string, count: number): Promise<(string | null)[]> {
  return page.evaluate(
    async ([id, steps]) => {
      const ids: (string | null)[] = []
      for (let at = 0; at < steps; at += 1) {
        const to = at % 2 === 0 ? 'onSite' : 'paused'
        const reason = `Reason ${at}`
        ids.push(await window.lab.mutate('order/move', { orderId: id, to, reason }))
      }
      return ids
    },
    [orderId, count] as const,
  )
}

export interface Worker {
  /** Stops the worker, as a browser does when it needs the memory. */
  stop(): Promise<void>
  /** Fires a Background Sync event; `lastChance` means that the browser will not try again. */
  sync(lastChance: boolean): Promise<void>
}

/** The developer-tools handle on the app's service worker. */
export async function workerOf(page: Page, world: World): Promise<Worker> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const ids: string[] = []
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) {
      if (scopeURL.startsWith(world.url)) ids.push(registrationId)
    }
  })
  await cdp.send('ServiceWorker.enable')
  await expect.poll(() => ids.length).toBeGreaterThan(0)
  return {
    stop: async () => void (await cdp.send('ServiceWorker.stopAllWorkers')),
    async sync(lastChance) {
      const registrationId = ids.at(-1) ?? ''
      const tag = 'outbox'
      const origin = world.url
      await cdp.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance })
    },
  }
}
