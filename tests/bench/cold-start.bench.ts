import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { encodeFields } from '#data/wire/values.ts'
import { startDaybook } from '#emulator/start-daybook.ts'
import { createPhone } from '../e2e/browser.ts'
import { buildScript } from '../lab/build-lab.ts'
import { firstPaints } from './first-paint.ts'
import { type BenchReport, report } from './report.ts'
import { median, round } from './statistics.ts'
import { createOutboxWorld } from './outbox-world.ts'

const orders = 5000
const starts = 5
const peerScript = new URL('../lab/cached-orders.ts', import.meta.url)

/**
 * From the start of a killed browser's page, with the servers gone and 5,000 orders on the device, to the
 * first row: the whole app beside a page that does nothing but read Firestore's persistent cache.
 */
export async function run(): Promise<BenchReport> {
  const ours = await ourStarts()
  const theirs = await peerStarts()
  const show = (name: string, times: readonly number[]) =>
    console.log(
      `${name}: ${round(median(times))} ms, median of ${times.map(Math.round).join(', ')}`,
    )
  show('ours, /orders', ours)
  show('Firestore persistent cache, minimal page', theirs)
  return report('cold-start', [
    {
      goal: 'first row of /orders, share of a minimal page on the persistent cache',
      value: round((median(ours) / median(theirs)) * 100),
      unit: '%',
      limit: 20,
    },
  ])
}

async function ourStarts(): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-cold-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5511, appPort: 5611 })
  const phone = createPhone()
  let isUp = true
  try {
    await seedOrders(daybook)
    const paints = await firstPaints(
      phone,
      daybook.appUrl,
      starts,
      async () => {
        isUp = false
        await daybook.close()
      },
      hasAllOrders,
    )
    return paints.map((paint) => paint.firstRow)
  } finally {
    await phone.dispose()
    if (isUp) await daybook.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function seedOrders({ emulator }: Awaited<ReturnType<typeof startDaybook>>): Promise<void> {
  const { engine, projectId } = emulator
  const company = `projects/${projectId}/databases/(default)/documents/companies/demo-company`
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
              assigneeIds: ['demo-technician'],
              status: 'dispatched',
              open: true,
            }) as typeof model.fields),
          },
        },
        updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' as const }],
      })),
    )
  }
}

async function hasAllOrders(page: Page): Promise<void> {
  await page.waitForFunction(
    async (least) => {
      const held = await new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('daybook-demo-technician')
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
    orders,
    { timeout: 120_000, polling: 500 },
  )
}

async function peerStarts(): Promise<number[]> {
  const world = await createOutboxWorld(orders, 'open')
  const script = await buildScript(peerScript)
  const site = createServer((request, response) => {
    const isScript = request.url?.startsWith('/peer.js') === true
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : '<!doctype html><body><script src="/peer.js"></script>')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const at = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const where = `project=demo-daybook&port=${world.proxy.port}&orders=companies/c1/orders`
  const phone = createPhone()
  try {
    const online = await (await phone.open()).newPage()
    await online.goto(`${at}/?online&${where}`)
    await online.waitForFunction((count) => document.title === String(count), orders, {
      timeout: 120_000,
    })
    phone.kill()
    const times: number[] = []
    for (let i = 0; i < starts; i += 1) {
      const page = await (await phone.open()).newPage()
      await page.goto(`${at}/?${where}`)
      await page.waitForFunction((count) => document.title === String(count), orders, {
        timeout: 120_000,
      })
      times.push(
        await page.evaluate(() => performance.getEntriesByName('first-row')[0]?.startTime ?? NaN),
      )
      phone.kill()
    }
    return times
  } finally {
    await phone.dispose()
    site.closeAllConnections()
    site.close()
    await world.close()
  }
}
