import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { userDbName } from '#data/local/database/user-db.ts'
import type { PlanFields } from '#domain/entities/plan-fields.ts'
import { missingDates } from '#domain/plan/missing-dates.ts'
import { planFixture } from '#domain/plan/plan.fixture.ts'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import { startDaybook } from '#emulator/start-daybook.ts'
import { launchBrowser } from '../../e2e/browser.ts'
import { installGenerationWatch } from './generation-watch.ts'
import { mainThreadTasks, type Task, taskCategories } from './main-thread-tasks.ts'

const company = 'companies/demo-company'

export interface Generation {
  readonly orders: number
  /** Until all orders were on the device. */
  readonly ms: number
  /** What the page's main thread did meanwhile. */
  readonly tasks: readonly Task[]
}

/** The office's app in Chromium, with the demo company and these plans besides: creates all of their orders. */
export async function generateOnce(plans: readonly Partial<PlanFields>[]): Promise<Generation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-plans-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5541, appPort: 5641 })
  const browser = await launchBrowser()
  try {
    const { engine, projectId } = daybook.emulator
    const root = `projects/${projectId}/databases/(default)/documents`
    const now = new Date().toISOString()
    const stored = plans.map((plan, i) => storedPlan(plan, i, now))
    await engine.commit(
      stored.map(({ id, ...data }) => {
        const path = `${company}/plans/${id}`
        return { update: { name: `${root}/${path}`, fields: toFields(path, data) } }
      }),
    )
    const expected = stored.reduce((sum, plan) => {
      const dates = missingDates(plan, [], [], now)
      return sum + (dates.ok ? dates.value.length : 0)
    }, 0)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(installGenerationWatch)
    await openPlans(page, daybook.appUrl)
    await browser.startTracing(page, { categories: taskCategories })
    const ms = await page.evaluate(() => globalThis.generate())
    const tasks = mainThreadTasks((await browser.stopTracing()).toString())
    const orders = await ordersOfPlans(page)
    if (orders !== expected) throw new Error(`${orders} orders instead of ${expected}`)
    return { orders, ms, tasks }
  } finally {
    await browser.close()
    await daybook.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Signs the office in and waits until nothing else goes on, which would be counted as if the orders had caused it. */
async function openPlans(page: Page, url: string): Promise<void> {
  page.setDefaultTimeout(120_000)
  await page.goto(`${url}/plans`)
  await page.locator('input[type=email]').fill('admin@daybook.demo')
  await page.locator('input[type=password]').fill('daybook-demo')
  await page.locator('button[type=submit]').click()
  await page
    .getByRole('link', { name: /^Synced/ })
    .or(page.getByRole('button', { name: /^Synced/ }))
    .first()
    .waitFor()
  await page.waitForTimeout(5000)
}

function storedPlan(fields: Partial<PlanFields>, index: number, now: string) {
  const { data } = demoDocuments(Date.parse(now)).find(({ path }) =>
    path.startsWith(`${company}/plans/`),
  ) ?? { data: {} }
  const { customerId, siteId } = data as { customerId: string; siteId: string }
  return planFixture({
    id: `bench-${index}`,
    customerId,
    siteId,
    assetIds: [],
    templateId: null,
    skills: [],
    updatedAt: now,
    createdAt: now,
    ...fields,
  })
}

/** How many orders of the plans are on the device. */
function ordersOfPlans(page: Page): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(new Error('No database')))
        opening.addEventListener('success', () => {
          const orders = opening.result.transaction('orders').objectStore('orders')
          const counting = orders.count(IDBKeyRange.bound('bench-', 'bench-~'))
          counting.addEventListener('success', () => resolve(counting.result))
        })
      }),
    userDbName('demo-admin'),
  )
}
