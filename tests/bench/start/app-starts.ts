import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { userDbName } from '#data/local/database/user-db.ts'
import { encodeFields } from '#data/server/rest/values.ts'
import { startDaybook } from '#emulator/start-daybook.ts'
import { createPhone } from '../../e2e/browser.ts'
import { type FirstPaint, firstPaints } from './first-paint.ts'

/** The technician of the demo company whose phone is measured. */
export const technician = 'demo-technician'
export const demoCompany = 'demo-company'

interface AppStarts {
  readonly orders: number
  readonly starts: number
  /** Before the browser is killed: what else the device should hold. */
  readonly prepare?: (page: Page) => Promise<void>
}

/**
 * Starts until the first row of `/orders` in the built app, with this many orders on the device, the browser killed
 * before each start and the servers gone.
 */
export async function appStarts({
  orders,
  starts,
  prepare,
}: AppStarts): Promise<readonly FirstPaint[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-cold-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5511, appPort: 5611 })
  const phone = createPhone()
  let isUp = true
  try {
    await seedOrders(daybook, orders)
    return await firstPaints(
      phone,
      daybook.appUrl,
      Array.from({ length: starts }, () => '/orders'),
      async () => {
        isUp = false
        await daybook.close()
      },
      async (page) => {
        await hasAllOrders(page, orders)
        await prepare?.(page)
      },
    )
  } finally {
    await phone.dispose()
    if (isUp) await daybook.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function seedOrders(
  { emulator }: Awaited<ReturnType<typeof startDaybook>>,
  orders: number,
): Promise<void> {
  const { engine, projectId } = emulator
  const company = `projects/${projectId}/databases/(default)/documents/companies/${demoCompany}`
  const [model] = engine.listDocuments(company, 'orders', 1)
  if (!model) throw new Error('The demo company has no orders')
  for (let first = 0; first < orders; first += 250) {
    await engine.commit(
      Array.from({ length: 250 }, (_, i) => ({
        update: {
          name: `${company}/orders/cold${first + i}`,
          fields: {
            ...model.fields,
            ...(encodeFields({
              title: `Order number ${first + i}`,
              assigneeIds: [technician],
              status: 'dispatched',
              open: true,
              isSent: true,
            }) as typeof model.fields),
          },
        },
        updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' as const }],
      })),
    )
  }
}

async function hasAllOrders(page: Page, orders: number): Promise<void> {
  await page.waitForFunction(
    async ({ least, database }) => {
      const held = await new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.addEventListener('error', () => reject(new Error('No database')))
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('orders').objectStore('orders').count()
          asked.addEventListener('success', () => {
            opening.result.close()
            resolve(asked.result)
          })
        })
      })
      return held >= least
    },
    { least: orders, database: userDbName(technician) },
    { timeout: 120_000, polling: 500 },
  )
}
